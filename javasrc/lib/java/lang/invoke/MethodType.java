package java.lang.invoke;

import clew.internal.Finals;
import clew.internal.Reflect;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.constant.MethodTypeDesc;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The type of a method handle: parameters and result. Equal types need not be the same object. */
public final class MethodType implements Constable, TypeDescriptor.OfMethod<Class<?>, MethodType>, java.io.Serializable {
    private static final long serialVersionUID = 292L;

    private final Class<?> result;
    private final Class<?>[] parameters;

    private MethodType(Class<?> result, Class<?>[] parameters) {
        this.result = Objects.requireNonNull(result);
        this.parameters = parameters;
        for (Class<?> parameter : parameters) {
            Objects.requireNonNull(parameter);
            if (parameter == void.class) {
                throw new IllegalArgumentException("parameter type cannot be void");
            }
        }
        if (parameters.length > 255) {
            throw new IllegalArgumentException("bad parameter count " + parameters.length);
        }
    }

    public static MethodType methodType(Class<?> result, Class<?>[] parameters) {
        return new MethodType(result, parameters.clone());
    }

    public static MethodType methodType(Class<?> result, List<Class<?>> parameters) {
        return new MethodType(result, parameters.toArray(new Class<?>[0]));
    }

    public static MethodType methodType(Class<?> result, Class<?> first, Class<?>... rest) {
        return new MethodType(result, join(new Class<?>[] {first}, rest));
    }

    public static MethodType methodType(Class<?> result) {
        return new MethodType(result, new Class<?>[0]);
    }

    public static MethodType methodType(Class<?> result, Class<?> parameter) {
        return new MethodType(result, new Class<?>[] {parameter});
    }

    public static MethodType methodType(Class<?> result, MethodType parameters) {
        return new MethodType(result, parameters.parameters);
    }

    public static MethodType genericMethodType(int count, boolean finalArray) {
        if (count < 0 || count > 255) {
            throw new IllegalArgumentException("bad parameter count " + count);
        }
        Class<?>[] types = new Class<?>[finalArray ? count + 1 : count];
        Arrays.fill(types, Object.class);
        if (finalArray) {
            types[count] = Object[].class;
        }
        return new MethodType(Object.class, types);
    }

    public static MethodType genericMethodType(int count) {
        return genericMethodType(count, false);
    }

    private static Class<?>[] join(Class<?>[] first, Class<?>[] second) {
        Class<?>[] all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }

    // --- descriptors ---

    public static MethodType fromMethodDescriptorString(String descriptor, ClassLoader loader) {
        if (!descriptor.startsWith("(") || descriptor.indexOf(')') < 0 || descriptor.indexOf('.') >= 0) {
            throw new IllegalArgumentException("not a method descriptor: " + descriptor);
        }
        return fromDescriptor(descriptor);
    }

    /** As above for descriptors that are known to be good. */
    static MethodType fromDescriptor(String descriptor) {
        int end = descriptor.indexOf(')'), count = 0;
        Class<?>[] types = new Class<?>[end];
        for (int at = 1; at < end; count++) {
            int next = skip(descriptor, at);
            types[count] = typeOf(descriptor.substring(at, next));
            at = next;
        }
        return new MethodType(typeOf(descriptor.substring(end + 1)), Arrays.copyOf(types, count));
    }

    private static int skip(String descriptor, int at) {
        while (descriptor.charAt(at) == '[') {
            at++;
        }
        int end = descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) : at;
        if (end < 0 || "ZBCSIJFDVL".indexOf(descriptor.charAt(at)) < 0) {
            throw new IllegalArgumentException("not a method descriptor: " + descriptor);
        }
        return end + 1;
    }

    private static Class<?> typeOf(String descriptor) {
        try {
            return Reflect.typeOf(descriptor);
        } catch (NoClassDefFoundError missing) {
            String name = descriptor.substring(descriptor.lastIndexOf('[') + 1);
            name = name.startsWith("L") ? name.substring(1, name.length() - 1).replace('/', '.') : name;
            throw new TypeNotPresentException(name, new ClassNotFoundException(name));
        }
    }

    public String toMethodDescriptorString() {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> parameter : parameters) {
            text.append(parameter.descriptorString());
        }
        return text.append(')').append(result.descriptorString()).toString();
    }

    public String descriptorString() {
        return toMethodDescriptorString();
    }

    public Optional<MethodTypeDesc> describeConstable() {
        return Optional.of(MethodTypeDesc.ofDescriptor(toMethodDescriptorString()));
    }

    // --- parts ---

    public Class<?> parameterType(int index) {
        return parameters[index];
    }

    public int parameterCount() {
        return parameters.length;
    }

    public Class<?> returnType() {
        return result;
    }

    public List<Class<?>> parameterList() {
        return List.of(parameters);
    }

    public Class<?> lastParameterType() {
        return parameters.length == 0 ? void.class : parameters[parameters.length - 1];
    }

    public Class<?>[] parameterArray() {
        return parameters.clone();
    }

    /** The array itself, for readers only. */
    Class<?>[] parameters() {
        return parameters;
    }

    // --- variants ---

    public MethodType changeParameterType(int index, Class<?> type) {
        Class<?>[] changed = parameters.clone();
        changed[index] = type;
        return new MethodType(result, changed);
    }

    public MethodType insertParameterTypes(int index, Class<?>... types) {
        if (index < 0 || index > parameters.length) {
            throw new IndexOutOfBoundsException("bad index: " + index);
        }
        Class<?>[] head = Arrays.copyOf(parameters, index);
        return new MethodType(result, join(join(head, types), Arrays.copyOfRange(parameters, index, parameters.length)));
    }

    public MethodType insertParameterTypes(int index, List<Class<?>> types) {
        return insertParameterTypes(index, types.toArray(new Class<?>[0]));
    }

    public MethodType appendParameterTypes(Class<?>... types) {
        return insertParameterTypes(parameters.length, types);
    }

    public MethodType appendParameterTypes(List<Class<?>> types) {
        return insertParameterTypes(parameters.length, types);
    }

    public MethodType dropParameterTypes(int start, int end) {
        if (start < 0 || start > end || end > parameters.length) {
            throw new IndexOutOfBoundsException("start " + start + " end " + end);
        }
        Class<?>[] head = Arrays.copyOf(parameters, start);
        return new MethodType(result, join(head, Arrays.copyOfRange(parameters, end, parameters.length)));
    }

    public MethodType changeReturnType(Class<?> type) {
        return new MethodType(type, parameters);
    }

    public boolean hasPrimitives() {
        return !equals(wrap());
    }

    public boolean hasWrappers() {
        return !equals(unwrap());
    }

    private interface Change {
        Class<?> apply(Class<?> type);
    }

    private MethodType change(Change change) {
        Class<?>[] changed = new Class<?>[parameters.length];
        for (int i = 0; i < changed.length; i++) {
            changed[i] = change.apply(parameters[i]);
        }
        return new MethodType(change.apply(result), changed);
    }

    public MethodType erase() {
        return change(type -> type.isPrimitive() ? type : Object.class);
    }

    public MethodType generic() {
        return genericMethodType(parameters.length);
    }

    public MethodType wrap() {
        return change(Conversions::wrapper);
    }

    public MethodType unwrap() {
        return change(Conversions::unwrapped);
    }

    // --- as an object ---

    public boolean equals(Object object) {
        return this == object || object instanceof MethodType other && other.result == result
                && Arrays.equals(other.parameters, parameters);
    }

    public int hashCode() {
        int hash = 31 + result.hashCode();
        for (Class<?> parameter : parameters) {
            hash = 31 * hash + parameter.hashCode();
        }
        return hash;
    }

    public String toString() {
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < parameters.length; i++) {
            text.append(i > 0 ? "," : "").append(parameters[i].getSimpleName());
        }
        return text.append(')').append(result.getSimpleName()).toString();
    }

    // --- serialization: no fields, but the result and the parameters as objects ---

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {};
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeObject(result);
        out.writeObject(parameters);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        Class<?> returned = (Class<?>) in.readObject();
        MethodType checked = methodType(returned, (Class<?>[]) in.readObject());
        Finals.set(this, MethodType.class, "result", checked.result);
        Finals.set(this, MethodType.class, "parameters", checked.parameters);
    }
}
