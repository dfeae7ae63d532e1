package clew.internal.contracts;

import clew.internal.Members;
import clew.internal.Reflect;
import java.lang.reflect.Modifier;

/** A call that threads make: a method with its arguments. */
final class Operation {
    final String name;
    final String descriptor;
    final Object[] arguments;
    final String group;         // of operations that one thread alone calls; empty: none
    final boolean once;         // in a scenario
    final int method;
    final Class<?> result;      // its type

    Operation(int method, Object[] arguments, String group, boolean once) {
        this.method = method;
        this.name = Reflect.methodName(method);
        this.descriptor = Reflect.methodDescriptor(method);
        this.arguments = arguments;
        this.group = group;
        this.once = once;
        this.result = Reflect.returnType(method);
    }

    /** As a call in the source: {@code offer(1)}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(name).append('(');
        for (int i = 0; i < arguments.length; i++) {
            text.append(i == 0 ? "" : ", ").append(Results.text(arguments[i]));
        }
        return text.append(')').toString();
    }

    /** The same of another class, which specifies this one. */
    Operation of(Class<?> type) {
        for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
            for (int number : Reflect.methods(owner)) {
                if (Reflect.methodName(number).equals(name) && takesTheSame(number)
                        && !Modifier.isStatic(Reflect.methodFlags(number))
                        && !Modifier.isAbstract(Reflect.methodFlags(number))) {
                    return new Operation(number, arguments, group, once);
                }
            }
        }
        throw new Unusable("the specification " + type.getName() + " has no method " + name + descriptor.substring(0, descriptor.indexOf(')') + 1));
    }

    private boolean takesTheSame(int number) {
        String other = Reflect.methodDescriptor(number);
        return other.substring(0, other.indexOf(')')).equals(descriptor.substring(0, descriptor.indexOf(')')))
                && (Reflect.methodFlags(number) & 0x1000) == 0;
    }

    /** Arguments for {@link #call}, in an array that belongs to the calling thread. */
    Object[] prepare(Object receiver) {
        return Members.withReceiver(receiver, arguments);
    }

    /**
     * What the call does, in words: its result or the exception that it ends with. Errors are not results. Reads no object that
     * other threads see: nothing but the method itself is visible.
     */
    static String call(int method, Class<?> result, Object[] prepared) {
        try {
            Object value = Members.call(method, true, prepared, result);
            return result == void.class ? "void" : value == prepared[0] ? "this" : Results.text(value);
        } catch (Exception exception) {
            return "throws " + exception.getClass().getName();
        }
    }

    static Object construct(Class<?> type) {
        int constructor = Reflect.findMethod(type, "<init>", "()V");
        Object object = clew.internal.Invoke.allocate(type);
        clew.internal.Invoke.callVoid(constructor, false, new Object[] {object});
        return object;
    }
}
