package clew.internal.contracts;

import clew.internal.Members;
import clew.internal.Reflect;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Finds the operations of a class: marked methods, or public ones, each with all values of its parameters. */
final class Operations {
    private static final String OURS = "clew.Operation";
    private static final String VALUES = "clew.Values";
    private static final String LINCHECK = "org.jetbrains.kotlinx.lincheck.annotations.";
    private static final String LINCHECK_NEW = "org.jetbrains.lincheck.datastructures.";
    private static final int MAX = 1000;

    final List<Operation> found = new ArrayList<>();
    final List<String> leftOut = new ArrayList<>();     // public methods whose parameters have no values
    private final Class<?> type;
    private final Parameters parameters;

    /** `which`: "marked", "public", or names of methods separated by commas. */
    Operations(String className, String which, String values) {
        type = load(className, "class");
        parameters = new Parameters(type, values);
        if (which.equals("marked")) {
            addMarked();
        } else if (which.equals("public")) {
            addPublic(null);
        } else {
            for (String name : which.split(",")) {
                addPublic(name);
            }
        }
        if (found.isEmpty()) {
            throw new Unusable(className + (which.equals("marked")
                    ? " marks no operations: no method has @clew.Operation or Lincheck's @Operation; for all public methods use --all-public"
                    : " has no public method that could be an operation"));
        }
        if (found.size() > MAX) {
            throw new Unusable(className + " has " + found.size() + " operations with all values of their parameters; there may be at most " + MAX);
        }
    }

    /** A class of which objects can be made. */
    static Class<?> load(String name, String what) {
        Class<?> type = Reflect.findClass(name);
        if (type == null) {
            throw new Unusable(what + " " + name + " is not on the class path");
        }
        if (type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
            throw new Unusable(name + " is abstract: there are no objects of it");
        }
        if (Reflect.findMethod(type, "<init>", "()V") < 0) {
            throw new Unusable(name + " has no constructor without parameters, which would make the initial state"
                    + (Reflect.declaringClass(type) != null && !Modifier.isStatic(type.getModifiers()) ? " (it is an inner class: make it static)" : ""));
        }
        return type;
    }

    private void addMarked() {
        for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
            for (int method : Reflect.methods(owner)) {
                for (Marks.Mark mark : Marks.of(Reflect.methodAnnotations(method), owner)) {
                    if (mark.type.equals(OURS) || mark.type.equals(LINCHECK + "Operation") || mark.type.equals(LINCHECK_NEW + "Operation")) {
                        checkKind(method);
                        add(owner, method, group(mark), mark.member("runOnce").equals("true"), mark.list("params"));
                        break;
                    }
                }
            }
        }
    }

    private static void checkKind(int method) {
        if (Reflect.isConstructor(method) || Modifier.isStatic(Reflect.methodFlags(method)) || Modifier.isAbstract(Reflect.methodFlags(method))) {
            throw new Unusable("the operation " + Reflect.methodName(method) + " is not a method of an object that could be called");
        }
    }

    /** Lincheck's older form names a group whose configuration, at the class, says whether it is one of these. */
    private String group(Marks.Mark mark) {
        String group = mark.member("nonParallelGroup");
        String older = mark.member("group");
        if (!group.isEmpty() || older.isEmpty()) {
            return group;
        }
        for (Marks.Mark config : parameters.classMarks) {
            if (config.type.equals(LINCHECK + "OpGroupConfig") && config.member("name").equals(older) && config.member("nonParallel").equals("true")) {
                return older;
            }
        }
        return "";
    }

    private void addPublic(String name) {
        int before = found.size() + leftOut.size();
        for (Method method : Members.publicMethods(type)) {
            if (!method.isBridge() && !method.isSynthetic() && !Modifier.isStatic(method.getModifiers()) && !isOfObject(method)
                    && (name == null || method.getName().equals(name))) {
                addIfUsable(method);
            }
        }
        if (name != null && found.size() + leftOut.size() == before) {
            throw new Unusable(type.getName() + " has no public method " + name);
        }
        if (name != null && found.size() == 0 && !leftOut.isEmpty()) {
            throw new Unusable(leftOut.get(leftOut.size() - 1));
        }
    }

    private static boolean isOfObject(Method method) {
        for (int other : Reflect.methods(Object.class)) {
            if (Reflect.methodName(other).equals(method.getName()) && Reflect.methodDescriptor(other).equals(Reflect.methodDescriptor(method.number()))) {
                return true;
            }
        }
        return false;
    }

    private void addIfUsable(Method method) {
        try {
            add(method.getDeclaringClass(), method.number(), "", false, List.of());
        } catch (Unusable unusable) {
            leftOut.add(unusable.getMessage());
        }
    }

    /** The method once for each combination of values; an overriding method hides the one above. */
    private void add(Class<?> owner, int method, String group, boolean once, List<String> parameterNames) {
        String name = Reflect.methodName(method);
        for (Operation other : found) {
            if (other.name.equals(name) && other.descriptor.equals(Reflect.methodDescriptor(method))) {
                return;
            }
        }
        Class<?>[] types = Reflect.parameterTypes(method);
        List<List<Marks.Mark>> marks = Marks.ofParameters(Reflect.parameterAnnotations(method), owner, types.length);
        List<Object[]> combinations = new ArrayList<>();
        combinations.add(new Object[0]);
        for (int i = 0; i < types.length; i++) {
            List<Object> values = parameters.values(name, types[i], marks.get(i), i < parameterNames.size() ? parameterNames.get(i) : "");
            List<Object[]> longer = new ArrayList<>();
            for (Object[] beginning : combinations) {
                for (Object value : values) {
                    Object[] combination = new Object[i + 1];
                    System.arraycopy(beginning, 0, combination, 0, i);
                    combination[i] = value;
                    longer.add(combination);
                }
            }
            combinations = longer;
            if (combinations.size() > MAX) {
                throw new Unusable("the parameters of " + name + " have more than " + MAX + " combinations of values");
            }
        }
        for (Object[] arguments : combinations) {
            found.add(new Operation(method, arguments, group, once));
        }
    }
}
