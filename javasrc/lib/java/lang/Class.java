package java.lang;

import clew.internal.Annotations;
import clew.internal.Members;
import clew.internal.Reflect;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.constant.ClassDesc;
import java.lang.invoke.TypeDescriptor;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import sun.reflect.generics.factory.CoreReflectionFactory;
import sun.reflect.generics.factory.GenericsFactory;
import sun.reflect.generics.repository.ClassRepository;
import sun.reflect.generics.scope.ClassScope;

/**
 * A class of the running program. The VM keeps the class's static fields in this object, after the fields declared
 * here; what a class consists of is asked from the VM each time, so nothing is cached.
 */
public final class Class<T> implements java.io.Serializable, GenericDeclaration, Type, AnnotatedElement,
        TypeDescriptor.OfField<Class<?>>, java.lang.constant.Constable {
    private static final long serialVersionUID = 3206093459760846163L;
    private static final int ANNOTATION = 0x2000, ENUM = 0x4000, SYNTHETIC = 0x1000;

    private int id;                 // these three are the VM's own, at fixed places
    private int initState;
    private int initThread;
    /** Why the class cannot be initialized, for those who try again; set by the VM. */
    private Throwable initFailure;
    private ClassLoader definedBy;  // for classes of loaders that the program wrote; null otherwise
    private Object classData;

    private Class() {
    }

    // --- names ---

    private native String name0();

    private native String simpleName0();

    public String getName() {
        return name0();
    }

    public String getSimpleName() {
        return simpleName0();
    }

    public String getTypeName() {
        return isArray() ? getComponentType().getTypeName() + "[]" : getName();
    }

    public String getCanonicalName() {
        if (isArray()) {
            String name = getComponentType().getCanonicalName();
            return name == null ? null : name + "[]";
        }
        if (isHidden() || isLocalOrAnonymous()) {
            return null;
        }
        Class<?> outer = getDeclaringClass();
        if (outer == null) {
            return getName();
        }
        String name = outer.getCanonicalName();
        return name == null ? null : name + "." + getSimpleName();
    }

    public String getPackageName() {
        if (isArray()) {
            return elementType().getPackageName();
        }
        if (isPrimitive()) {
            return "java.lang";
        }
        String name = getName();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(0, dot).intern();      // the JDK compares package names by identity
    }

    public String toString() {
        String kind = isInterface() ? "interface " : isPrimitive() ? "" : "class ";
        return kind.concat(getName());
    }

    public String toGenericString() {
        if (isPrimitive()) {
            return toString();
        }
        StringBuilder text = new StringBuilder();
        int dimensions = 0;
        Class<?> element = this;
        while (element.isArray()) {
            element = element.getComponentType();
            dimensions++;
        }
        if (dimensions == 0) {
            int modifiers = getModifiers() & Modifier.classModifiers();
            if (modifiers != 0) {
                text.append(Modifier.toString(modifiers)).append(' ');
            }
            if (isAnnotation()) {
                text.append('@');
            }
            text.append(isInterface() ? "interface" : isEnum() ? "enum" : isRecord() ? "record" : "class").append(' ');
        }
        text.append(element.getName());
        Members.appendTypeParameters(text, element.getTypeParameters());
        for (int i = 0; i < dimensions; i++) {
            text.append("[]");
        }
        return text.toString();
    }

    public String descriptorString() {
        if (isPrimitive()) {
            return String.valueOf(Reflect.primitiveKind(this));
        }
        return isArray() ? "[" + getComponentType().descriptorString() : "L" + getName().replace('.', '/') + ";";
    }

    public Optional<ClassDesc> describeConstable() {
        return isHidden() ? Optional.empty() : Optional.of(ClassDesc.ofDescriptor(descriptorString()));
    }

    // --- kinds and relations ---

    public native boolean isInstance(Object object);

    public native boolean isAssignableFrom(Class<?> type);

    public native boolean isInterface();

    public native boolean isArray();

    public native boolean isPrimitive();

    public native boolean isHidden();

    public native Class<? super T> getSuperclass();

    private native Class<?> component0();

    public Class<?> getComponentType() {
        return component0();
    }

    public Class<?> componentType() {
        return component0();
    }

    private native Class<?> array0();

    public Class<?> arrayType() {
        if (this == void.class) {
            throw new UnsupportedOperationException("void has no array type");
        }
        return array0();
    }

    private Class<?> elementType() {
        Class<?> type = this;
        while (type.isArray()) {
            type = type.getComponentType();
        }
        return type;
    }

    private native int flags0();

    public int getModifiers() {
        return flags0();
    }

    public boolean isAnnotation() {
        return (flags0() & ANNOTATION) != 0;
    }

    public boolean isSynthetic() {
        return (flags0() & SYNTHETIC) != 0;
    }

    public boolean isEnum() {
        return (flags0() & ENUM) != 0 && getSuperclass() == Enum.class;
    }

    public boolean isRecord() {
        return getSuperclass() == Record.class && Reflect.isRecord(this);
    }

    public boolean isSealed() {
        return Reflect.permittedSubclasses(this) != null;
    }

    public boolean isAnonymousClass() {
        return !isArray() && isLocalOrAnonymous() && getSimpleName().isEmpty();
    }

    public boolean isLocalClass() {
        return !isArray() && isLocalOrAnonymous() && !getSimpleName().isEmpty();
    }

    public boolean isMemberClass() {
        return !isLocalOrAnonymous() && getDeclaringClass() != null;
    }

    private boolean isLocalOrAnonymous() {
        return Reflect.enclosingClassOfLocal(this) != null;
    }

    /** JDK 25's name for a test that its own classes use. */
    public boolean isUnnamedClass() {
        return false;
    }

    private native Class<?>[] interfaces0();

    public Class<?>[] getInterfaces() {
        return interfaces0();
    }

    Class<?>[] getInterfaces(boolean cloneArray) {
        return interfaces0();
    }

    @SuppressWarnings("unchecked")
    public T cast(Object object) {
        if (object != null && !isInstance(object)) {
            throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + getName());
        }
        return (T) object;
    }

    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> type) {
        if (!type.isAssignableFrom(this)) {
            throw new ClassCastException(toString());
        }
        return (Class<? extends U>) this;
    }

    public boolean desiredAssertionStatus() {
        ClassLoader loader = getClassLoader();
        AssertionSettings settings = loader == null ? null : loader.assertionSettings;
        return settings == null ? Reflect.assertionStatus(this) : settings.statusOf(getName(), Reflect.assertionStatus(this));
    }

    static native Class<?> getPrimitiveClass(String name);

    /** JDK 22 and later. */
    public static Class<?> forPrimitiveName(String name) {
        return switch (name) {
            case "boolean", "byte", "char", "short", "int", "long", "float", "double", "void" -> getPrimitiveClass(name);
            default -> null;
        };
    }

    // --- finding classes ---

    public static Class<?> forName(String name) throws ClassNotFoundException {
        Class<?> caller = Reflect.callerClass();
        return forName(name, true, caller == null ? null : caller.getClassLoader());
    }

    public static Class<?> forName(String name, boolean initialize, ClassLoader loader) throws ClassNotFoundException {
        Class<?> type = loader == null || loader.isBuiltIn() ? Reflect.findClass(name) : loadedBy(loader, name);
        if (type != null && (loader == null || loader.isBuiltIn()) && !ClassLoader.finds(loader, type)) {
            type = null;
        }
        if (type == null) {
            throw new ClassNotFoundException(missingName(name, loader));
        }
        if (initialize) {
            Reflect.initialize(type);
        }
        return type;
    }

    /** By a loader of the program's own, which knows nothing of arrays. */
    private static Class<?> loadedBy(ClassLoader loader, String name) throws ClassNotFoundException {
        int dimensions = name.lastIndexOf('[') + 1;
        if (dimensions == 0) {
            return loader.loadClass(name);
        }
        if (!name.startsWith("L", dimensions) || !name.endsWith(";")) {
            return Reflect.findClass(name);
        }
        Class<?> type = loader.loadClass(name.substring(dimensions + 1, name.length() - 1));
        for (int i = 0; i < dimensions; i++) {
            type = type.arrayType();
        }
        return type;
    }

    /** Of an array, its elements are what is missing; the boot loader and wrong names have slashes in messages. */
    private static String missingName(String name, ClassLoader loader) {
        if (name.indexOf('/') >= 0) {
            return loader == null ? name.replace('.', '/') : name;
        }
        String element = name;
        if (name.startsWith("[")) {
            int dimensions = name.lastIndexOf('[') + 1;
            boolean ofObjects = name.startsWith("L", dimensions) && name.endsWith(";") && name.length() > dimensions + 2;
            element = ofObjects ? name.substring(dimensions + 1, name.length() - 1) : ";";
        }
        boolean isName = element.indexOf(';') < 0 && element.indexOf('[') < 0 && !element.startsWith(".") && !element.contains("..");
        return isName && loader != null ? element : name.replace('.', '/');
    }

    public static Class<?> forName(Module module, String name) {
        java.util.Objects.requireNonNull(module);
        return Reflect.findClass(name);
    }

    public ClassLoader getClassLoader() {
        Class<?> type = elementType();
        if (type.definedBy != null) {
            return type.definedBy;
        }
        return Reflect.isProgramClass(type) ? ClassLoader.getSystemClassLoader() : null;
    }

    ClassLoader getClassLoader0() {
        return getClassLoader();
    }

    /** False: somebody has defined it before. */
    boolean setDefinedBy(ClassLoader loader) {
        if (definedBy != null) {
            return false;
        }
        definedBy = loader;
        return true;
    }

    /** For Lookup and Unsafe: defines a class for a loader; that of the class path stands in for the boot loader. */
    public static Class<?> defineFor(ClassLoader loader, byte[] bytes, int offset, int length, boolean hidden) {
        return (loader == null ? ClassLoader.getSystemClassLoader() : loader).define(null, bytes, offset, length, hidden);
    }

    /** For clew.internal.Reflect. */
    public Object classData() {
        return classData;
    }

    public void setClassData(Object data) {
        classData = data;
    }

    public Module getModule() {
        return Reflect.isProgramClass(elementType()) ? getClassLoader().getUnnamedModule() : Module.LIBRARY;
    }

    public Package getPackage() {
        return isPrimitive() || isArray() ? null : Package.of(this);
    }

    public Object[] getSigners() {
        ClassLoader loader = getClassLoader();
        return loader == null ? null : loader.signersOf(this);
    }

    public ProtectionDomain getProtectionDomain() {
        ClassLoader loader = getClassLoader();
        ProtectionDomain given = loader == null ? null : loader.domainOf(this);
        if (given != null) {
            return given;
        }
        boolean isOwn = loader != null && !loader.isBuiltIn();
        java.net.URL location = loader == null || isOwn ? null : Reflect.codeLocation(this);
        return new ProtectionDomain(location == null && !isOwn ? null
            : new java.security.CodeSource(location, (java.security.cert.Certificate[]) null), null, loader, null);
    }

    ProtectionDomain protectionDomain() {
        return getProtectionDomain();
    }

    // --- where it is declared ---

    public Class<?> getDeclaringClass() {
        return Reflect.declaringClass(this);
    }

    public Class<?> getEnclosingClass() {
        Class<?> outer = Reflect.enclosingClassOfLocal(this);
        return outer != null ? outer : getDeclaringClass();
    }

    public Method getEnclosingMethod() {
        int number = Reflect.enclosingMethod(this);
        return number < 0 || Reflect.isConstructor(number) ? null : Members.method(number);
    }

    public Constructor<?> getEnclosingConstructor() {
        int number = Reflect.enclosingMethod(this);
        return number < 0 || !Reflect.isConstructor(number) ? null : Members.constructor(number);
    }

    public Class<?> getNestHost() {
        Class<?> host = isArray() || isPrimitive() ? this : Reflect.nestHost(this);
        return host == null ? this : host;
    }

    public boolean isNestmateOf(Class<?> other) {
        return this == other || !isPrimitive() && !isArray() && !other.isPrimitive() && !other.isArray()
                && getNestHost() == other.getNestHost();
    }

    public Class<?>[] getNestMembers() {
        Class<?>[] members = isArray() || isPrimitive() ? null : Reflect.nestMembers(getNestHost());
        return members == null ? new Class<?>[] {this} : members;
    }

    public Class<?>[] getPermittedSubclasses() {
        return Reflect.permittedSubclasses(this);
    }

    public Class<?>[] getDeclaredClasses() {
        return Reflect.memberClasses(this);
    }

    public Class<?>[] getClasses() {
        return Members.publicClasses(this);
    }

    // --- members ---

    public Field[] getDeclaredFields() {
        return Members.declaredFields(this);
    }

    public Field[] getFields() {
        return Members.publicFields(this);
    }

    public Field getDeclaredField(String name) throws NoSuchFieldException {
        java.util.Objects.requireNonNull(name);
        Field field = Members.declaredField(this, name);
        if (field == null && name.equals("serialPersistentFields")) {
            field = Members.serialForm(this);
        }
        if (field == null) {
            throw new NoSuchFieldException(name);
        }
        return field;
    }

    public Field getField(String name) throws NoSuchFieldException {
        java.util.Objects.requireNonNull(name);
        Field field = Members.publicField(this, name);
        if (field == null) {
            throw new NoSuchFieldException(name);
        }
        return field;
    }

    public Method[] getDeclaredMethods() {
        return Members.declaredMethods(this);
    }

    public Method[] getMethods() {
        return Members.publicMethods(this);
    }

    public Method getDeclaredMethod(String name, Class<?>... parameterTypes) throws NoSuchMethodException {
        java.util.Objects.requireNonNull(name);
        Method method = Members.declaredMethod(this, name, parameterTypes);
        if (method == null) {
            throw new NoSuchMethodException(describe(name, parameterTypes));
        }
        return method;
    }

    public Method getMethod(String name, Class<?>... parameterTypes) throws NoSuchMethodException {
        java.util.Objects.requireNonNull(name);
        Method method = Members.publicMethod(this, name, parameterTypes);
        if (method == null) {
            throw new NoSuchMethodException(describe(name, parameterTypes));
        }
        return method;
    }

    public Constructor<?>[] getDeclaredConstructors() {
        return Members.constructors(this, false);
    }

    public Constructor<?>[] getConstructors() {
        return Members.constructors(this, true);
    }

    public Constructor<T> getDeclaredConstructor(Class<?>... parameterTypes) throws NoSuchMethodException {
        return constructor(false, parameterTypes);
    }

    public Constructor<T> getConstructor(Class<?>... parameterTypes) throws NoSuchMethodException {
        return constructor(true, parameterTypes);
    }

    @SuppressWarnings("unchecked")
    private Constructor<T> constructor(boolean onlyPublic, Class<?>[] parameterTypes) throws NoSuchMethodException {
        Constructor<?> found = Members.constructor(this, onlyPublic, parameterTypes);
        if (found == null) {
            throw new NoSuchMethodException(describe("<init>", parameterTypes));
        }
        return (Constructor<T>) found;
    }

    private String describe(String name, Class<?>[] parameterTypes) {
        StringBuilder text = new StringBuilder(getName()).append('.').append(name).append('(');
        for (int i = 0; parameterTypes != null && i < parameterTypes.length; i++) {
            text.append(i > 0 ? "," : "").append(parameterTypes[i] == null ? "null" : parameterTypes[i].getName());
        }
        return text.append(')').toString();
    }

    public RecordComponent[] getRecordComponents() {
        return isRecord() ? Members.recordComponents(this) : null;
    }

    @Deprecated(since = "9")
    public T newInstance() throws InstantiationException, IllegalAccessException {
        Constructor<?> constructor = Members.constructor(this, false, new Class<?>[0]);
        if (constructor == null) {
            InstantiationException failure = new InstantiationException(getName());
            failure.initCause(new NoSuchMethodException(describe("<init>", null)));
            throw failure;
        }
        Members.checkAccess(constructor, null, Reflect.callerClass());
        try {
            constructor.setAccessible(true);
            @SuppressWarnings("unchecked") T made = (T) constructor.newInstance();
            return made;
        } catch (InvocationTargetException failure) {
            throw Reflect.<RuntimeException>sneaky(failure.getTargetException());
        }
    }

    // --- enums ---

    public T[] getEnumConstants() {
        T[] constants = getEnumConstantsShared();
        return constants == null ? null : constants.clone();
    }

    @SuppressWarnings("unchecked")
    T[] getEnumConstantsShared() {
        return isEnum() ? (T[]) Members.enumConstants(this) : null;
    }

    Map<String, T> enumConstantDirectory() {
        T[] constants = getEnumConstantsShared();
        if (constants == null) {
            throw new IllegalArgumentException(getName() + " is not an enum class");
        }
        Map<String, T> directory = new HashMap<>();
        for (T constant : constants) {
            directory.put(((Enum<?>) constant).name(), constant);
        }
        return directory;
    }

    // --- resources ---

    public InputStream getResourceAsStream(String name) {
        return Reflect.openResource(resolveName(name));
    }

    public URL getResource(String name) {
        return Reflect.resourceUrl(resolveName(name));
    }

    private String resolveName(String name) {
        if (name.startsWith("/")) {
            return name.substring(1);
        }
        String folder = elementType().getPackageName().replace('.', '/');
        return folder.isEmpty() ? name : folder + "/" + name;
    }

    // --- generics ---

    private GenericsFactory genericsFactory() {
        return CoreReflectionFactory.make(this, ClassScope.make(this));
    }

    private ClassRepository genericInfo() {
        String signature = isArray() || isPrimitive() ? null : Reflect.signature(this);
        return signature == null ? null : ClassRepository.make(signature, genericsFactory());
    }

    @SuppressWarnings("unchecked")
    public TypeVariable<Class<T>>[] getTypeParameters() {
        ClassRepository info = genericInfo();
        return (TypeVariable<Class<T>>[]) (info == null ? new TypeVariable<?>[0] : info.getTypeParameters());
    }

    public Type getGenericSuperclass() {
        ClassRepository info = genericInfo();
        return info == null ? getSuperclass() : isInterface() ? null : info.getSuperclass();
    }

    public Type[] getGenericInterfaces() {
        ClassRepository info = genericInfo();
        return info == null ? getInterfaces() : info.getSuperInterfaces();
    }

    public AnnotatedType getAnnotatedSuperclass() {
        return null;
    }

    public AnnotatedType[] getAnnotatedInterfaces() {
        return new AnnotatedType[0];
    }

    // --- annotations ---

    private Map<Class<? extends Annotation>, Annotation> declaredAnnotations() {
        return isArray() || isPrimitive() ? Map.of() : Annotations.parse(Reflect.classAnnotations(this), this);
    }

    private Map<Class<? extends Annotation>, Annotation> annotations() {
        Map<Class<? extends Annotation>, Annotation> all = declaredAnnotations();
        Class<?> parent = getSuperclass();
        if (parent != null && parent != Object.class) {
            for (Map.Entry<Class<? extends Annotation>, Annotation> entry : parent.annotations().entrySet()) {
                if (Annotations.isInherited(entry.getKey()) && !all.containsKey(entry.getKey())) {
                    all.put(entry.getKey(), entry.getValue());
                }
            }
        }
        return all;
    }

    @SuppressWarnings("unchecked")
    public <A extends Annotation> A getAnnotation(Class<A> type) {
        java.util.Objects.requireNonNull(type);
        return (A) annotations().get(type);
    }

    public boolean isAnnotationPresent(Class<? extends Annotation> type) {
        return getAnnotation(type) != null;
    }

    public <A extends Annotation> A[] getAnnotationsByType(Class<A> type) {
        java.util.Objects.requireNonNull(type);
        A[] found = Annotations.byType(declaredAnnotations(), type);
        Class<?> parent = getSuperclass();
        boolean askParent = found.length == 0 && parent != null && Annotations.isInherited(type);
        return askParent ? parent.getAnnotationsByType(type) : found;
    }

    public Annotation[] getAnnotations() {
        return Annotations.toArray(annotations());
    }

    @SuppressWarnings("unchecked")
    public <A extends Annotation> A getDeclaredAnnotation(Class<A> type) {
        java.util.Objects.requireNonNull(type);
        return (A) declaredAnnotations().get(type);
    }

    public <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> type) {
        java.util.Objects.requireNonNull(type);
        return Annotations.byType(declaredAnnotations(), type);
    }

    public Annotation[] getDeclaredAnnotations() {
        return Annotations.toArray(declaredAnnotations());
    }
}
