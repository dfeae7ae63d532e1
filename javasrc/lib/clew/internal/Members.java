package clew.internal;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finding members of classes, calling them, and who may do so: the common part of Class and java.lang.reflect. */
public final class Members {
    private Members() {
    }

    public static Method method(int number) {
        return new Method(number);
    }

    public static Constructor<?> constructor(int number) {
        return new Constructor<>(number);
    }

    // --- fields ---

    public static Field[] declaredFields(Class<?> type) {
        return declaredFieldList(type).toArray(new Field[0]);
    }

    private static List<Field> declaredFieldList(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (int number : Reflect.fields(type)) {
            if (!isOwnSecret(type, number)) {
                fields.add(new Field(number));
            }
        }
        return fields;
    }

    /** Fields of a few classes of the library are not shown, as in the JDK. */
    private static boolean isOwnSecret(Class<?> type, int number) {
        return type == Class.class || type == ClassLoader.class || type == Field.class || type == Method.class
                || type == Constructor.class || type == AccessibleObject.class || type == Module.class
                || type == System.class && !Modifier.isPublic(Reflect.fieldFlags(number));
    }

    public static Field declaredField(Class<?> type, String name) {
        for (int number : Reflect.fields(type)) {
            if (Reflect.fieldName(number).equals(name) && (!isOwnSecret(type, number) || name.equals("serialVersionUID"))) {
                return new Field(number);
            }
        }
        return null;
    }

    /**
     * The field serialPersistentFields of a class of the library whose serialized form differs from its fields: it is declared in the
     * nested class SerialForm, so that programs that serialize nothing do without it. null: there is none.
     */
    public static Field serialForm(Class<?> type) {
        if (type.getClassLoader() != null) {
            return null;
        }
        try {
            return declaredField(Class.forName(type.getName() + "$SerialForm", false, null), "serialPersistentFields");
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    public static Field[] publicFields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        addPublicFields(type, fields);
        return fields.toArray(new Field[0]);
    }

    private static void addPublicFields(Class<?> type, List<Field> fields) {
        for (Field field : declaredFieldList(type)) {
            if (Modifier.isPublic(field.getModifiers()) && !fields.contains(field)) {
                fields.add(field);
            }
        }
        for (Class<?> parent : type.getInterfaces()) {
            addPublicFields(parent, fields);
        }
        if (type.getSuperclass() != null) {
            addPublicFields(type.getSuperclass(), fields);
        }
    }

    public static Field publicField(Class<?> type, String name) {
        Field own = declaredField(type, name);
        if (own != null && Modifier.isPublic(own.getModifiers())) {
            return own;
        }
        for (Class<?> parent : type.getInterfaces()) {
            Field found = publicField(parent, name);
            if (found != null) {
                return found;
            }
        }
        return type.getSuperclass() == null ? null : publicField(type.getSuperclass(), name);
    }

    // --- methods ---

    public static Method[] declaredMethods(Class<?> type) {
        return declaredMethodList(type, null).toArray(new Method[0]);
    }

    private static List<Method> declaredMethodList(Class<?> type, String name) {
        List<Method> methods = new ArrayList<>();
        for (int number : Reflect.methods(type)) {
            if (!Reflect.isConstructor(number) && (name == null || Reflect.methodName(number).equals(name))) {
                methods.add(new Method(number));
            }
        }
        return methods;
    }

    private static boolean takes(Executable executable, Class<?>[] parameterTypes) {
        return Arrays.equals(executable.getParameterTypes(), parameterTypes == null ? new Class<?>[0] : parameterTypes);
    }

    /** Of methods that differ in nothing but their result, the one with the narrowest. */
    private static Method narrower(Method found, Method candidate) {
        boolean narrower = found == null || found.getReturnType() != candidate.getReturnType()
                && found.getReturnType().isAssignableFrom(candidate.getReturnType());
        return narrower ? candidate : found;
    }

    public static Method declaredMethod(Class<?> type, String name, Class<?>[] parameterTypes) {
        Method found = null;
        for (Method method : declaredMethodList(type, name)) {
            if (takes(method, parameterTypes)) {
                found = narrower(found, method);
            }
        }
        return found;
    }

    public static Method[] publicMethods(Class<?> type) {
        List<Method> methods = new ArrayList<>();
        addPublicMethods(type, null, true, methods);
        return methods.toArray(new Method[0]);
    }

    public static Method publicMethod(Class<?> type, String name, Class<?>[] parameterTypes) {
        List<Method> methods = new ArrayList<>();
        addPublicMethods(type, name, true, methods);
        Method found = null;
        for (Method method : methods) {
            if (takes(method, parameterTypes)) {
                found = narrower(found, method);
            }
        }
        return found;
    }

    /** Static methods of interfaces are not inherited. */
    private static void addPublicMethods(Class<?> type, String name, boolean withStatic, List<Method> methods) {
        for (Method method : declaredMethodList(type, name)) {
            int modifiers = method.getModifiers();
            if (Modifier.isPublic(modifiers) && (withStatic || !Modifier.isStatic(modifiers))) {
                addUnlessOverridden(method, methods);
            }
        }
        if (type.getSuperclass() != null) {
            addPublicMethods(type.getSuperclass(), name, true, methods);
        }
        for (Class<?> parent : type.getInterfaces()) {
            addPublicMethods(parent, name, false, methods);
        }
    }

    private static boolean sameSignature(Method a, Method b) {
        return a.getReturnType() == b.getReturnType() && a.getName().equals(b.getName())
                && Arrays.equals(a.getParameterTypes(), b.getParameterTypes());
    }

    private static void addUnlessOverridden(Method method, List<Method> methods) {
        Class<?> declaring = method.getDeclaringClass();
        for (int i = 0; i < methods.size(); i++) {
            Method other = methods.get(i);
            Class<?> otherDeclaring = other.getDeclaringClass();
            if (!sameSignature(method, other)) {
                continue;
            }
            boolean otherWins = declaring.isAssignableFrom(otherDeclaring) || declaring.isInterface() && !otherDeclaring.isInterface();
            if (otherWins) {
                return;
            }
            if (otherDeclaring.isAssignableFrom(declaring)) {
                methods.remove(i--);
            }
        }
        methods.add(method);
    }

    // --- constructors, record components, member classes, enum constants ---

    public static Constructor<?>[] constructors(Class<?> type, boolean onlyPublic) {
        List<Constructor<?>> found = new ArrayList<>();
        for (int number : Reflect.methods(type)) {
            if (Reflect.isConstructor(number) && (!onlyPublic || Modifier.isPublic(Reflect.methodFlags(number)))) {
                found.add(new Constructor<>(number));
            }
        }
        return found.toArray(new Constructor<?>[0]);
    }

    /** Found by its descriptor, so that classes which other constructors name are not loaded. */
    public static Constructor<?> constructor(Class<?> type, boolean onlyPublic, Class<?>[] parameterTypes) {
        StringBuilder descriptor = new StringBuilder("(");
        for (int i = 0; parameterTypes != null && i < parameterTypes.length; i++) {
            if (parameterTypes[i] == null) {
                return null;
            }
            descriptor.append(parameterTypes[i].descriptorString());
        }
        int number = Reflect.findMethod(type, "<init>", descriptor.append(")V").toString());
        boolean found = number >= 0 && (!onlyPublic || Modifier.isPublic(Reflect.methodFlags(number)));
        return found ? new Constructor<>(number) : null;
    }

    public static RecordComponent[] recordComponents(Class<?> record) {
        RecordComponent[] components = new RecordComponent[Reflect.componentCount(record)];
        for (int i = 0; i < components.length; i++) {
            components[i] = new RecordComponent(record, i);
        }
        return components;
    }

    public static Class<?>[] publicClasses(Class<?> type) {
        List<Class<?>> found = new ArrayList<>();
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Class<?> member : Reflect.memberClasses(at)) {
                if (Modifier.isPublic(member.getModifiers())) {
                    found.add(member);
                }
            }
        }
        return found.toArray(new Class<?>[0]);
    }

    public static Object enumConstants(Class<?> type) {
        int values = Reflect.findMethod(type, "values", "()[" + type.descriptorString());
        return values < 0 ? null : Invoke.callObject(values, false, new Object[0]);
    }

    // --- calls ---

    public static void checkReceiver(Method method, Object receiver) {
        if (receiver == null) {
            throw new NullPointerException("Cannot invoke \"Object.getClass()\" because \"obj\" is null");
        }
        if (!method.getDeclaringClass().isInstance(receiver)) {
            throw new IllegalArgumentException(!Reflect.isVersion(18) ? "object is not an instance of declaring class"
                    : "object of type " + receiver.getClass().getName() + " is not an instance of " + method.getDeclaringClass().getName());
        }
    }

    public static void checkCount(int wanted, Object[] arguments) {
        int given = arguments == null ? 0 : arguments.length;
        if (given != wanted) {
            throw new IllegalArgumentException("wrong number of arguments"
                    + (Reflect.isVersion(18) ? ": " + given + " expected: " + wanted : ""));
        }
    }

    /** A null where a primitive is wanted is a failure without a message. */
    public static void checkArguments(Class<?>[] types, Object[] arguments) {
        checkCount(types.length, arguments);
        for (int i = 0; i < types.length; i++) {
            if (arguments[i] == null && types[i].isPrimitive()) {
                throw new IllegalArgumentException();
            }
        }
    }

    public static Object[] withReceiver(Object receiver, Object[] arguments) {
        int count = arguments == null ? 0 : arguments.length;
        Object[] all = new Object[count + 1];
        all[0] = receiver;
        for (int i = 0; i < count; i++) {
            all[i + 1] = arguments[i];
        }
        return all;
    }

    /** Calls a method by number and boxes its result. */
    @Hidden
    public static Object call(int method, boolean virtual, Object[] arguments, Class<?> returnType) {
        switch (Values.kind(returnType)) {
            case 'V':
                Invoke.callVoid(method, virtual, arguments);
                return null;
            case 'Z':
                return Invoke.callInt(method, virtual, arguments) != 0;
            case 'B':
                return (byte) Invoke.callInt(method, virtual, arguments);
            case 'C':
                return (char) Invoke.callInt(method, virtual, arguments);
            case 'S':
                return (short) Invoke.callInt(method, virtual, arguments);
            case 'I':
                return Invoke.callInt(method, virtual, arguments);
            case 'J':
                return Invoke.callLong(method, virtual, arguments);
            case 'F':
                return Invoke.callFloat(method, virtual, arguments);
            case 'D':
                return Invoke.callDouble(method, virtual, arguments);
            default:
                return Invoke.callObject(method, virtual, arguments);
        }
    }

    // --- access ---

    public static void checkAccess(Member member, Object target, Class<?> caller) throws IllegalAccessException {
        if (!isAccessible(member, target, caller)) {
            throw new IllegalAccessException(describe(caller) + " cannot access a member of "
                    + describe(member.getDeclaringClass()) + " with modifiers \"" + memberModifiers(member) + "\"");
        }
    }

    /** Whether the caller may use the member of this object; null, of a static member or a constructor. */
    public static boolean isAccessible(Member member, Object target, Class<?> caller) {
        return isAccessible(member, caller) && (target == null || mayUseProtected(member, target.getClass(), caller))
                && (!(member instanceof Constructor<?>) || mayUseProtected(member, member.getDeclaringClass(), caller));
    }

    /** JLS 6.6.2: outside of its package, a protected member is there for objects of the class that uses it, or below it. */
    private static boolean mayUseProtected(Member member, Class<?> target, Class<?> caller) {
        int modifiers = member.getModifiers();
        return !Modifier.isProtected(modifiers) || Modifier.isStatic(modifiers) || caller == null || !Reflect.isProgramClass(caller)
                || Reflect.samePackage(caller, member.getDeclaringClass()) || caller.isAssignableFrom(target);
    }

    private static String memberModifiers(Member member) {
        int mask = member instanceof Field ? Modifier.fieldModifiers() : member instanceof Method ? Modifier.methodModifiers()
                : Modifier.constructorModifiers();
        return Modifier.toString(member.getModifiers() & mask);
    }

    private static String describe(Class<?> type) {
        return type + (Reflect.isProgramClass(type) ? "" : " (in module java.base)");
    }

    public static boolean isAccessible(Member member, Class<?> caller) {
        return isAccessible(member.getDeclaringClass(), member.getModifiers(), caller);
    }

    /** May code of `caller` use a member of class `owner` with these modifiers? */
    public static boolean isAccessible(Class<?> owner, int modifiers, Class<?> caller) {
        if (caller == null || caller == owner || !Reflect.isProgramClass(caller)) {
            return true;
        }
        boolean samePackage = Reflect.samePackage(caller, owner);
        if (!samePackage && !Modifier.isPublic(owner.getModifiers())) {
            return false;
        }
        if (Modifier.isPublic(modifiers) || samePackage && !Modifier.isPrivate(modifiers)) {
            return true;
        }
        return Modifier.isProtected(modifiers) && owner.isAssignableFrom(caller)
                || Modifier.isPrivate(modifiers) && owner.isNestmateOf(caller);
    }

    /** Why a program may not make a member accessible: the library's own parts stay closed. null when it may. */
    public static String whyInaccessible(AccessibleObject object, Class<?> caller) {
        Member member = (Member) object;
        Class<?> owner = member.getDeclaringClass();
        boolean open = caller == null || !Reflect.isProgramClass(caller) || Reflect.isProgramClass(owner)
                || owner.getPackageName().equals("sun.misc")
                || Modifier.isPublic(owner.getModifiers()) && Modifier.isPublic(member.getModifiers());
        if (open) {
            return null;
        }
        String what = (member instanceof Field ? "field " : "") + object;
        return "Unable to make " + what + " accessible: module java.base does not \"opens " + owner.getPackageName() + "\" to "
                + caller.getModule();
    }

    // --- text ---

    public static String typeNames(Class<?>[] types) {
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < types.length; i++) {
            text.append(i > 0 ? "," : "").append(types[i].getTypeName());
        }
        return text.append(')').toString();
    }

    public static String throwsClause(Type[] types) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < types.length; i++) {
            text.append(i == 0 ? " throws " : ",").append(types[i].getTypeName());
        }
        return text.toString();
    }

    public static void appendTypeParameters(StringBuilder text, TypeVariable<?>[] variables) {
        for (int i = 0; i < variables.length; i++) {
            text.append(i == 0 ? "<" : ",").append(variables[i].getTypeName());
            Type[] bounds = variables[i].getBounds();
            boolean unbounded = bounds.length == 1 && bounds[0] == Object.class;
            for (int j = 0; j < bounds.length && !unbounded; j++) {
                text.append(j == 0 ? " extends " : " & ").append(bounds[j].getTypeName());
            }
        }
        text.append(variables.length > 0 ? ">" : "");
    }
}
