package java.lang.invoke;

import clew.internal.Hidden;
import java.lang.constant.Constable;
import java.lang.constant.MethodHandleDesc;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Something that can be called. The VM turns calls of invokeExact and invoke into calls of callExact and callConverted,
 * with boxed arguments and the type of the call.
 */
public abstract class MethodHandle implements Constable {
    private final MethodType type;

    MethodHandle(MethodType type) {
        this.type = Objects.requireNonNull(type);
    }

    public MethodType type() {
        return type;
    }

    /** Makes the call. Arguments are of the handle's own types, boxed; so is the result (null for void). */
    abstract Object invokeGeneric(Object[] arguments) throws Throwable;

    @Hidden
    final Object callExact(MethodType callType, Object[] arguments) throws Throwable {
        if (!type.equals(callType)) {
            String wanted = clew.internal.Reflect.isVersion(20) ? "handle's method type " : "expected ";
            throw new WrongMethodTypeException(wanted + type + " but found " + callType);
        }
        return invokeGeneric(arguments);
    }

    @Hidden
    final Object callConverted(MethodType callType, Object[] arguments) throws Throwable {
        return type.equals(callType) ? invokeGeneric(arguments) : asType(callType).invokeGeneric(arguments);
    }

    /** Marks what the VM calls by the types at the place of the call. */
    @interface PolymorphicSignature {
    }

    public final native @PolymorphicSignature Object invokeExact(Object... args) throws Throwable;

    public final native @PolymorphicSignature Object invoke(Object... args) throws Throwable;

    @Hidden
    public Object invokeWithArguments(Object... arguments) throws Throwable {
        return callConverted(MethodType.genericMethodType(arguments.length), arguments);
    }

    @Hidden
    public Object invokeWithArguments(List<?> arguments) throws Throwable {
        return invokeWithArguments(arguments.toArray());
    }

    // --- the same handle with another type ---

    public MethodHandle asType(MethodType newType) {
        if (newType.equals(type)) {
            return this;
        }
        if (!Conversions.isPossible(type, newType)) {
            throw new WrongMethodTypeException("cannot convert " + this + " to " + newType);
        }
        return new Converted(this, newType);
    }

    private static final class Converted extends MethodHandle {
        private final MethodHandle target;

        Converted(MethodHandle target, MethodType type) {
            super(type);
            this.target = target;
        }

        @Override
        @Hidden
        Object invokeGeneric(Object[] arguments) throws Throwable {
            MethodType from = target.type();
            Object result = target.invokeGeneric(Conversions.convertAll(arguments, from.parameters()));
            return Conversions.convertResult(result, from.returnType(), type().returnType());
        }
    }

    private static void checkArray(Class<?> arrayType) {
        if (!arrayType.isArray()) {
            throw new IllegalArgumentException("not an array type: " + arrayType);
        }
    }

    public MethodHandle asSpreader(Class<?> arrayType, int arrayLength) {
        return asSpreader(type.parameterCount() - arrayLength, arrayType, arrayLength);
    }

    public MethodHandle asSpreader(int position, Class<?> arrayType, int arrayLength) {
        checkArray(arrayType);
        if (arrayLength < 0 || position < 0 || position + arrayLength > type.parameterCount()) {
            throw new IllegalArgumentException("bad spread array length");
        }
        Class<?>[] elements = new Class<?>[arrayLength];
        Arrays.fill(elements, arrayType.getComponentType());
        MethodType before = type.dropParameterTypes(position, position + arrayLength);
        MethodHandle target = asType(before.insertParameterTypes(position, elements));
        return new MethodHandle(before.insertParameterTypes(position, arrayType)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object array = arguments[position];
                int length = array == null ? 0 : Array.getLength(array);
                if (array == null && arrayLength > 0) {
                    throw new NullPointerException("null array reference");
                }
                if (length != arrayLength) {
                    throw new IllegalArgumentException("array is not of length " + arrayLength);
                }
                Object[] spread = new Object[arguments.length - 1 + length];
                System.arraycopy(arguments, 0, spread, 0, position);
                for (int i = 0; i < length; i++) {
                    spread[position + i] = Array.get(array, i);
                }
                System.arraycopy(arguments, position + 1, spread, position + length, arguments.length - position - 1);
                return target.invokeGeneric(spread);
            }
        };
    }

    public MethodHandle asCollector(Class<?> arrayType, int arrayLength) {
        return asCollector(type.parameterCount() - 1, arrayType, arrayLength);
    }

    public MethodHandle asCollector(int position, Class<?> arrayType, int arrayLength) {
        checkArray(arrayType);
        boolean fits = position >= 0 && position < type.parameterCount() && type.parameterType(position).isAssignableFrom(arrayType);
        if (!fits) {
            throw new IllegalArgumentException("array type not assignable to argument type: "
                    + (type.parameterCount() == 0 ? "none" : type.lastParameterType()) + ", " + arrayType);
        }
        if (arrayLength < 0 || arrayLength > 255) {
            throw new IllegalArgumentException("array length is not legal");
        }
        Class<?>[] elements = new Class<?>[arrayLength];
        Arrays.fill(elements, arrayType.getComponentType());
        MethodHandle target = asFixedArity();
        return new MethodHandle(type.dropParameterTypes(position, position + 1).insertParameterTypes(position, elements)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object array = Array.newInstance(arrayType.getComponentType(), arrayLength);
                for (int i = 0; i < arrayLength; i++) {
                    Array.set(array, i, arguments[position + i]);
                }
                Object[] collected = new Object[arguments.length - arrayLength + 1];
                System.arraycopy(arguments, 0, collected, 0, position);
                collected[position] = array;
                System.arraycopy(arguments, position + arrayLength, collected, position + 1, arguments.length - position - arrayLength);
                return target.invokeGeneric(collected);
            }
        };
    }

    public MethodHandle withVarargs(boolean makeVarargs) {
        return makeVarargs == isVarargsCollector() ? this : makeVarargs ? asVarargsCollector(type.lastParameterType()) : asFixedArity();
    }

    public MethodHandle asVarargsCollector(Class<?> arrayType) {
        checkArray(arrayType);
        boolean fits = type.parameterCount() > 0 && type.lastParameterType().isAssignableFrom(arrayType);
        if (!fits) {
            throw new IllegalArgumentException("array type not assignable to trailing argument: " + this + ", " + arrayType);
        }
        return isVarargsCollector() && type.lastParameterType() == arrayType ? this : new Varargs(asFixedArity(), arrayType);
    }

    private static final class Varargs extends MethodHandle {
        private final MethodHandle target;
        private final Class<?> arrayType;

        Varargs(MethodHandle target, Class<?> arrayType) {
            super(target.type());
            this.target = target;
            this.arrayType = arrayType;
        }

        @Override
        @Hidden
        Object invokeGeneric(Object[] arguments) throws Throwable {
            return target.invokeGeneric(arguments);
        }

        @Override
        public boolean isVarargsCollector() {
            return true;
        }

        @Override
        public MethodHandle asFixedArity() {
            return target;
        }

        @Override
        public MethodHandle asType(MethodType newType) {
            int arity = type().parameterCount();
            boolean asIs = newType.parameterCount() == arity
                    && (arrayType.isAssignableFrom(newType.lastParameterType()) || newType.equals(type()));
            if (asIs) {
                return newType.equals(type()) ? this : target.asType(newType);
            }
            if (newType.parameterCount() < arity - 1) {
                throw new WrongMethodTypeException("cannot build collector");
            }
            try {
                return target.asCollector(arrayType, newType.parameterCount() - arity + 1).asType(newType);
            } catch (WrongMethodTypeException failure) {
                throw new WrongMethodTypeException("cannot convert " + this + " to " + newType);
            }
        }

        @Override
        MethodHandleInfo reveal() {
            return target.reveal();
        }
    }

    public boolean isVarargsCollector() {
        return false;
    }

    public MethodHandle asFixedArity() {
        return this;
    }

    public MethodHandle bindTo(Object receiver) {
        if (type.parameterCount() == 0 || type.parameterType(0).isPrimitive()) {
            throw new IllegalArgumentException("no leading reference parameter");
        }
        return MethodHandles.insertArguments(asFixedArity(), 0, type.parameterType(0).cast(receiver));
    }

    /** What a direct handle stands for; null for all others. */
    MethodHandleInfo reveal() {
        return null;
    }

    public Optional<MethodHandleDesc> describeConstable() {
        return Optional.empty();
    }

    public String toString() {
        return "MethodHandle" + type;
    }
}
