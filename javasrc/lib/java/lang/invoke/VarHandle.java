package java.lang.invoke;

import clew.internal.Atomic;
import clew.internal.Chance;
import clew.internal.Hidden;
import clew.internal.Values;
import java.lang.constant.Constable;
import java.lang.constant.DynamicConstantDesc;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import jdk.internal.misc.Unsafe;

/**
 * A variable that can be accessed in all modes, each time in one step. The VM turns calls of the accessors into calls of
 * access, with boxed arguments and the type of the call. Modes differ in what they do to the value, and for the search for
 * races in what they order.
 */
public abstract class VarHandle implements Constable {
    private enum Shape { GET, SET, COMPARE_AND_SET, WEAK_COMPARE_AND_SET, COMPARE_AND_EXCHANGE, EXCHANGE, ADD, OR, AND, XOR }

    /** The accessors, in the order in which the VM numbers them. */
    public enum AccessMode {
        GET("get", Shape.GET),
        SET("set", Shape.SET),
        GET_VOLATILE("getVolatile", Shape.GET),
        SET_VOLATILE("setVolatile", Shape.SET),
        GET_ACQUIRE("getAcquire", Shape.GET),
        SET_RELEASE("setRelease", Shape.SET),
        GET_OPAQUE("getOpaque", Shape.GET),
        SET_OPAQUE("setOpaque", Shape.SET),
        COMPARE_AND_SET("compareAndSet", Shape.COMPARE_AND_SET),
        COMPARE_AND_EXCHANGE("compareAndExchange", Shape.COMPARE_AND_EXCHANGE),
        COMPARE_AND_EXCHANGE_ACQUIRE("compareAndExchangeAcquire", Shape.COMPARE_AND_EXCHANGE),
        COMPARE_AND_EXCHANGE_RELEASE("compareAndExchangeRelease", Shape.COMPARE_AND_EXCHANGE),
        WEAK_COMPARE_AND_SET_PLAIN("weakCompareAndSetPlain", Shape.WEAK_COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET("weakCompareAndSet", Shape.WEAK_COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET_ACQUIRE("weakCompareAndSetAcquire", Shape.WEAK_COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET_RELEASE("weakCompareAndSetRelease", Shape.WEAK_COMPARE_AND_SET),
        GET_AND_SET("getAndSet", Shape.EXCHANGE),
        GET_AND_SET_ACQUIRE("getAndSetAcquire", Shape.EXCHANGE),
        GET_AND_SET_RELEASE("getAndSetRelease", Shape.EXCHANGE),
        GET_AND_ADD("getAndAdd", Shape.ADD),
        GET_AND_ADD_ACQUIRE("getAndAddAcquire", Shape.ADD),
        GET_AND_ADD_RELEASE("getAndAddRelease", Shape.ADD),
        GET_AND_BITWISE_OR("getAndBitwiseOr", Shape.OR),
        GET_AND_BITWISE_OR_RELEASE("getAndBitwiseOrRelease", Shape.OR),
        GET_AND_BITWISE_OR_ACQUIRE("getAndBitwiseOrAcquire", Shape.OR),
        GET_AND_BITWISE_AND("getAndBitwiseAnd", Shape.AND),
        GET_AND_BITWISE_AND_RELEASE("getAndBitwiseAndRelease", Shape.AND),
        GET_AND_BITWISE_AND_ACQUIRE("getAndBitwiseAndAcquire", Shape.AND),
        GET_AND_BITWISE_XOR("getAndBitwiseXor", Shape.XOR),
        GET_AND_BITWISE_XOR_RELEASE("getAndBitwiseXorRelease", Shape.XOR),
        GET_AND_BITWISE_XOR_ACQUIRE("getAndBitwiseXorAcquire", Shape.XOR);

        private final String methodName;
        private final Shape shape;
        /** Plain, Opaque or weaker than that but atomic, Acquire, Release or Volatile. */
        private final char order;

        AccessMode(String methodName, Shape shape) {
            this.methodName = methodName;
            this.shape = shape;
            this.order = orderOf(methodName);
        }

        private static char orderOf(String name) {
            if (name.equals("get") || name.equals("set")) {
                return 'P';
            }
            return name.endsWith("Plain") || name.endsWith("Opaque") ? 'O' : name.endsWith("Acquire") ? 'A' : name.endsWith("Release") ? 'R' : 'V';
        }

        public String methodName() {
            return methodName;
        }

        public static AccessMode valueFromMethodName(String methodName) {
            for (AccessMode mode : values()) {
                if (mode.methodName.equals(methodName)) {
                    return mode;
                }
            }
            throw new IllegalArgumentException("No AccessMode value for method name " + methodName);
        }
    }

    private static final AccessMode[] MODES = AccessMode.values();

    private final Class<?> variable;
    private final Class<?>[] coordinates;
    private final boolean exact;

    VarHandle(Class<?> variable, Class<?>[] coordinates, boolean exact) {
        this.variable = variable;
        this.coordinates = coordinates;
        this.exact = exact;
    }

    // --- what kinds of variables there are ---

    abstract Object read(Object[] place);

    abstract void write(Object[] place, Object value);

    abstract VarHandle withExact(boolean wanted);

    /** Final variables can only be read. */
    boolean isReadOnly() {
        return false;
    }

    // --- access ---

    @Atomic
    @Hidden
    final Object access(int mode, MethodType callType, Object[] arguments) {
        AccessMode accessMode = MODES[mode];
        MethodType type = accessModeType(accessMode);
        if (!isAccessModeSupported(accessMode)) {
            throw new UnsupportedOperationException(clew.internal.Reflect.isVersion(22) ? accessMode.methodName() : null);
        }
        if (!callType.equals(type)) {
            checkType(type, callType);
            arguments = Conversions.convertAll(arguments, type.parameters());
        }
        Object result = switch (accessMode.order) {
            case 'P' -> performPlain(accessMode.shape, arguments);
            case 'O' -> performOpaque(accessMode.shape, arguments);
            case 'A' -> performAcquire(accessMode.shape, arguments);
            case 'R' -> performRelease(accessMode.shape, arguments);
            default -> performVolatile(accessMode.shape, arguments);
        };
        return Conversions.convertResult(result, type.returnType(), callType.returnType());
    }

    private void checkType(MethodType type, MethodType callType) {
        if (exact) {
            throw new WrongMethodTypeException("expected " + type + " but found " + callType);
        }
        if (!Conversions.isPossible(type, callType)) {
            throw new WrongMethodTypeException("cannot convert MethodHandle" + type.insertParameterTypes(0, VarHandle.class)
                    + " to " + callType.insertParameterTypes(0, VarHandle.class));
        }
    }

    // The checker knows by these names what an access orders; the rest of what access does, such as making types, orders nothing.

    private Object performVolatile(Shape shape, Object[] arguments) {
        return perform(shape, arguments);
    }

    private Object performPlain(Shape shape, Object[] arguments) {
        return perform(shape, arguments);
    }

    private Object performOpaque(Shape shape, Object[] arguments) {
        return perform(shape, arguments);
    }

    private Object performAcquire(Shape shape, Object[] arguments) {
        return perform(shape, arguments);
    }

    private Object performRelease(Shape shape, Object[] arguments) {
        return perform(shape, arguments);
    }

    private Object perform(Shape shape, Object[] arguments) {
        int count = coordinates.length;
        Object[] place = Arrays.copyOf(arguments, count);
        if (shape == Shape.SET) {
            write(place, arguments[count]);
            return null;
        }
        Object before = read(place);
        switch (shape) {
            case GET -> { }
            case EXCHANGE -> write(place, arguments[count]);
            case COMPARE_AND_SET, WEAK_COMPARE_AND_SET, COMPARE_AND_EXCHANGE -> {
                boolean sets = isSame(before, arguments[count])
                    && !(shape == Shape.WEAK_COMPARE_AND_SET && Chance.failsSpuriously());
                if (sets) {
                    write(place, arguments[count + 1]);
                }
                return shape == Shape.COMPARE_AND_EXCHANGE ? before : (Object) sets;
            }
            default -> write(place, combine(shape, before, arguments[count]));
        }
        return before;
    }

    /** References by identity, numbers by their bits. */
    private boolean isSame(Object a, Object b) {
        return variable.isPrimitive() ? a.equals(b) : a == b;
    }

    private static Object combine(Shape shape, Object before, Object operand) {
        if (before instanceof Double number) {
            return number + (Double) operand;
        }
        if (before instanceof Float number) {
            return number + (Float) operand;
        }
        if (before instanceof Boolean flag) {
            boolean other = (Boolean) operand;
            return shape == Shape.OR ? flag | other : shape == Shape.AND ? flag & other : flag ^ other;
        }
        long a = toLong(before), b = toLong(operand);
        long value = switch (shape) {
            case ADD -> a + b;
            case OR -> a | b;
            case AND -> a & b;
            default -> a ^ b;
        };
        return switch (Values.kindOfBoxed(before)) {
            case 'B' -> (Object) (byte) value;
            case 'S' -> (short) value;
            case 'C' -> (char) value;
            case 'I' -> (int) value;
            default -> value;
        };
    }

    private static long toLong(Object value) {
        return value instanceof Character character ? character : ((Number) value).longValue();
    }

    public final native @MethodHandle.PolymorphicSignature Object get(Object... args);

    public final native @MethodHandle.PolymorphicSignature void set(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getVolatile(Object... args);

    public final native @MethodHandle.PolymorphicSignature void setVolatile(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAcquire(Object... args);

    public final native @MethodHandle.PolymorphicSignature void setRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getOpaque(Object... args);

    public final native @MethodHandle.PolymorphicSignature void setOpaque(Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean compareAndSet(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object compareAndExchange(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object compareAndExchangeAcquire(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object compareAndExchangeRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSetPlain(Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSet(Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSetAcquire(Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSetRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndSet(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndSetAcquire(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndSetRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndAdd(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndAddAcquire(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndAddRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseOr(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseOrRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseOrAcquire(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseAnd(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseAndRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseAndAcquire(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseXor(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseXorRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseXorAcquire(Object... args);

    // --- about the variable ---

    public Class<?> varType() {
        return variable;
    }

    public List<Class<?>> coordinateTypes() {
        return List.of(coordinates);
    }

    final Class<?>[] coordinateArray() {
        return coordinates;
    }

    public final MethodType accessModeType(AccessMode mode) {
        Class<?>[] types = coordinates;
        return switch (mode.shape) {
            case GET -> MethodType.methodType(variable, types);
            case SET -> MethodType.methodType(void.class, types).appendParameterTypes(variable);
            case COMPARE_AND_SET, WEAK_COMPARE_AND_SET -> MethodType.methodType(boolean.class, types).appendParameterTypes(variable, variable);
            case COMPARE_AND_EXCHANGE -> MethodType.methodType(variable, types).appendParameterTypes(variable, variable);
            default -> MethodType.methodType(variable, types).appendParameterTypes(variable);
        };
    }

    public boolean isAccessModeSupported(AccessMode mode) {
        if (isReadOnly()) {
            return mode.shape == Shape.GET;
        }
        return switch (mode.shape) {
            case ADD -> variable.isPrimitive() && variable != boolean.class;
            case OR, AND, XOR -> variable.isPrimitive() && variable != float.class && variable != double.class;
            default -> true;
        };
    }

    public MethodHandle toMethodHandle(AccessMode mode) {
        MethodType type = accessModeType(mode);
        return new MethodHandle(type) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) {
                return access(mode.ordinal(), type, arguments);
            }
        };
    }

    public boolean hasInvokeExactBehavior() {
        return exact;
    }

    public VarHandle withInvokeExactBehavior() {
        return exact ? this : withExact(true);
    }

    public VarHandle withInvokeBehavior() {
        return exact ? withExact(false) : this;
    }

    public Optional<DynamicConstantDesc<VarHandle>> describeConstable() {
        return Optional.empty();
    }

    public final String toString() {
        return "VarHandle[varType=" + variable.getName() + ", coord=" + coordinateTypes() + "]";
    }

    // --- fences ---

    public static void fullFence() {
        Unsafe.getUnsafe().fullFence();
    }

    public static void acquireFence() {
        Unsafe.getUnsafe().loadFence();
    }

    public static void releaseFence() {
        Unsafe.getUnsafe().storeFence();
    }

    public static void loadLoadFence() {
        Unsafe.getUnsafe().loadLoadFence();
    }

    public static void storeStoreFence() {
        Unsafe.getUnsafe().storeStoreFence();
    }
}
