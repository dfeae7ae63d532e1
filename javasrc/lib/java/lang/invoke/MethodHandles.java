package java.lang.invoke;

import clew.internal.Hidden;
import clew.internal.Members;
import clew.internal.Reflect;
import clew.internal.Values;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Method handles made from others, and lookups. Each combinator is a small handle around its parts. */
public class MethodHandles {
    private MethodHandles() {
    }

    public static Lookup lookup() {
        return new Lookup(Reflect.callerClass());
    }

    public static Lookup publicLookup() {
        return Lookup.PUBLIC_LOOKUP;
    }

    public static Lookup privateLookupIn(Class<?> targetClass, Lookup caller) throws IllegalAccessException {
        if (targetClass.isPrimitive() || targetClass.isArray()) {
            throw new IllegalArgumentException(targetClass + (targetClass.isArray() ? " is an array class" : " is a primitive class"));
        }
        boolean closed = Reflect.isProgramClass(caller.lookupClass()) && !Reflect.isProgramClass(targetClass);
        if (closed) {
            throw new IllegalAccessException("module java.base does not open " + targetClass.getPackageName() + " to "
                    + caller.lookupClass().getModule());
        }
        return new Lookup(targetClass);
    }

    public static <T> T classData(Lookup caller, String name, Class<T> type) throws IllegalAccessException {
        Objects.requireNonNull(caller);
        Objects.requireNonNull(type);
        if (!"_".equals(name)) {
            throw new IllegalArgumentException("name must be \"_\": " + name);
        }
        return type.cast(Reflect.classData(caller.lookupClass()));
    }

    public static <T extends Member> T reflectAs(Class<T> expected, MethodHandle target) {
        return Lookup.IMPL_LOOKUP.revealDirect(target).reflectAs(expected, Lookup.IMPL_LOOKUP);
    }

    // --- arrays ---

    private static void checkArray(Class<?> arrayClass) {
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array: " + arrayClass);
        }
    }

    public static MethodHandle arrayConstructor(Class<?> arrayClass) {
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array class: " + arrayClass.getName());
        }
        return new MethodHandle(MethodType.methodType(arrayClass, int.class)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) {
                return Array.newInstance(arrayClass.getComponentType(), (int) (Integer) arguments[0]);
            }
        };
    }

    public static MethodHandle arrayLength(Class<?> arrayClass) {
        checkArray(arrayClass);
        return new MethodHandle(MethodType.methodType(int.class, arrayClass)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) {
                return Array.getLength(arguments[0]);
            }
        };
    }

    public static MethodHandle arrayElementGetter(Class<?> arrayClass) {
        return arrayElementVarHandle(arrayClass).toMethodHandle(VarHandle.AccessMode.GET);
    }

    public static MethodHandle arrayElementSetter(Class<?> arrayClass) {
        return arrayElementVarHandle(arrayClass).toMethodHandle(VarHandle.AccessMode.SET);
    }

    public static VarHandle arrayElementVarHandle(Class<?> arrayClass) {
        checkArray(arrayClass);
        return VarHandles.ofArray(arrayClass);
    }

    public static VarHandle byteArrayViewVarHandle(Class<?> viewArrayClass, ByteOrder order) {
        return VarHandles.ofBytes(Objects.requireNonNull(viewArrayClass), Objects.requireNonNull(order), false);
    }

    public static VarHandle byteBufferViewVarHandle(Class<?> viewArrayClass, ByteOrder order) {
        return VarHandles.ofBytes(Objects.requireNonNull(viewArrayClass), Objects.requireNonNull(order), true);
    }

    // --- invokers ---

    private static Object[] tail(Object[] arguments) {
        return Arrays.copyOfRange(arguments, 1, arguments.length);
    }

    public static MethodHandle spreadInvoker(MethodType type, int leading) {
        return invoker(type).asSpreader(Object[].class, type.parameterCount() - leading);
    }

    public static MethodHandle exactInvoker(MethodType type) {
        return new MethodHandle(type.insertParameterTypes(0, MethodHandle.class)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                return ((MethodHandle) arguments[0]).callExact(type, tail(arguments));
            }
        };
    }

    public static MethodHandle invoker(MethodType type) {
        return new MethodHandle(type.insertParameterTypes(0, MethodHandle.class)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                return ((MethodHandle) arguments[0]).callConverted(type, tail(arguments));
            }
        };
    }

    public static MethodHandle varHandleExactInvoker(VarHandle.AccessMode mode, MethodType type) {
        return varHandleInvoker(mode, type);
    }

    public static MethodHandle varHandleInvoker(VarHandle.AccessMode mode, MethodType type) {
        return new MethodHandle(type.insertParameterTypes(0, VarHandle.class)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) {
                return ((VarHandle) arguments[0]).access(mode.ordinal(), type, tail(arguments));
            }
        };
    }

    // --- arguments ---

    public static MethodHandle explicitCastArguments(MethodHandle target, MethodType newType) {
        MethodType type = target.type();
        if (type.parameterCount() != newType.parameterCount()) {
            throw new WrongMethodTypeException("cannot explicitly cast " + target + " to " + newType);
        }
        return type.equals(newType) ? target : new MethodHandle(newType) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object[] cast = new Object[arguments.length];
                for (int i = 0; i < cast.length; i++) {
                    cast[i] = Conversions.cast(arguments[i], newType.parameterType(i), type.parameterType(i));
                }
                return Conversions.cast(target.invokeGeneric(cast), type.returnType(), newType.returnType());
            }
        };
    }

    public static MethodHandle permuteArguments(MethodHandle target, MethodType newType, int... reorder) {
        MethodType type = target.type();
        int[] order = reorder.clone();
        if (order.length != type.parameterCount()) {
            throw new IllegalArgumentException("old type parameter count and reorder array length do not match: " + type + ", "
                + Arrays.toString(order));
        }
        for (int i = 0; i < order.length; i++) {
            if (order[i] < 0 || order[i] >= newType.parameterCount()) {
                throw new IllegalArgumentException("index is out of bounds for new type: " + order[i] + ", " + newType);
            }
            if (newType.parameterType(order[i]) != type.parameterType(i)) {
                throw new IllegalArgumentException("parameter types do not match after reorder: " + type + ", " + newType);
            }
        }
        if (newType.returnType() != type.returnType()) {
            throw new IllegalArgumentException("return types do not match: " + type + ", " + newType);
        }
        return new MethodHandle(newType) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object[] permuted = new Object[order.length];
                for (int i = 0; i < order.length; i++) {
                    permuted[i] = arguments[order[i]];
                }
                return target.invokeGeneric(permuted);
            }
        };
    }

    public static MethodHandle constant(Class<?> type, Object value) {
        if (type == void.class) {
            throw new IllegalArgumentException("void type");
        }
        return insertArguments(identity(type), 0, value);
    }

    public static MethodHandle identity(Class<?> type) {
        return type.isPrimitive() && type == void.class ? zero(type) : new MethodHandle(MethodType.methodType(type, type)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) {
                return arguments[0];
            }
        };
    }

    public static MethodHandle zero(Class<?> type) {
        return empty(MethodType.methodType(type));
    }

    public static MethodHandle empty(MethodType type) {
        return new MethodHandle(type) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) {
                return Values.zero(type().returnType());
            }
        };
    }

    public static MethodHandle insertArguments(MethodHandle target, int position, Object... values) {
        int count = values.length;
        MethodType type = target.type();
        if (count > type.parameterCount()) {
            throw new IllegalArgumentException("too many values to insert");
        }
        if (position < 0 || position > type.parameterCount() - values.length) {
            throw new IllegalArgumentException("no argument type to append");
        }
        Object[] inserted = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            inserted[i] = insertable(values[i], type.parameterType(position + i));
        }
        return new MethodHandle(type.dropParameterTypes(position, position + inserted.length)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object[] all = new Object[arguments.length + inserted.length];
                System.arraycopy(arguments, 0, all, 0, position);
                System.arraycopy(inserted, 0, all, position, inserted.length);
                System.arraycopy(arguments, position, all, position + inserted.length, arguments.length - position);
                return target.invokeGeneric(all);
            }
        };
    }

    private static Object insertable(Object value, Class<?> type) {
        if (!type.isPrimitive()) {
            return type.cast(value);
        }
        if (value == null) {
            throw new NullPointerException();
        }
        Object converted = Values.convert(value, type);
        if (converted == Values.WRONG) {
            throw new ClassCastException(Conversions.wrapper(type) + " is not compatible with " + value.getClass());
        }
        return converted;
    }

    public static MethodHandle dropArguments(MethodHandle target, int position, List<Class<?>> types) {
        return dropArguments(target, position, types.toArray(new Class<?>[0]));
    }

    public static MethodHandle dropArguments(MethodHandle target, int position, Class<?>... types) {
        int count = types.length;
        if (position < 0 || position > target.type().parameterCount()) {
            throw new IllegalArgumentException("no argument type to append");
        }
        return count == 0 ? target : new MethodHandle(target.type().insertParameterTypes(position, types)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object[] kept = new Object[arguments.length - count];
                System.arraycopy(arguments, 0, kept, 0, position);
                System.arraycopy(arguments, position + count, kept, position, kept.length - position);
                return target.invokeGeneric(kept);
            }
        };
    }

    public static MethodHandle dropReturn(MethodHandle target) {
        Objects.requireNonNull(target);
        return target.type().returnType() == void.class ? target : target.asType(target.type().changeReturnType(void.class));
    }

    public static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip, List<Class<?>> newTypes, int position) {
        List<Class<?>> own = target.type().parameterList().subList(skip, target.type().parameterCount());
        int end = position + own.size();
        if (position < 0 || end > newTypes.size() || !newTypes.subList(position, end).equals(own)) {
            throw new IllegalArgumentException("argument lists do not match: " + own + ", " + newTypes);
        }
        MethodHandle widened = dropArguments(target, skip + own.size(), newTypes.subList(end, newTypes.size()));
        return dropArguments(widened, skip, newTypes.subList(0, position));
    }

    public static MethodHandle filterArguments(MethodHandle target, int position, MethodHandle... filters) {
        MethodHandle[] all = filters.clone();
        MethodType type = target.type();
        if (position + all.length > type.parameterCount()) {
            throw new IllegalArgumentException("too many filters");
        }
        for (int i = 0; i < all.length; i++) {
            if (all[i] != null) {
                Class<?> wanted = type.parameterType(position + i);
                if (all[i].type().parameterCount() != 1 || all[i].type().returnType() != wanted) {
                    throw new IllegalArgumentException("target and filter types do not match: " + type + ", " + all[i].type());
                }
                type = type.changeParameterType(position + i, all[i].type().parameterType(0));
            }
        }
        MethodType filtered = type;
        return new MethodHandle(filtered) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object[] passed = arguments.clone();
                for (int i = all.length - 1; i >= 0; i--) {
                    if (all[i] != null) {
                        passed[position + i] = all[i].invokeGeneric(new Object[] {arguments[position + i]});
                    }
                }
                return target.invokeGeneric(passed);
            }
        };
    }

    public static MethodHandle collectArguments(MethodHandle target, int position, MethodHandle filter) {
        MethodType type = target.type(), inner = filter.type();
        boolean noResult = inner.returnType() == void.class;
        if (!noResult && type.parameterType(position) != inner.returnType()) {
            throw new IllegalArgumentException("target and filter types do not match: " + type + ", " + inner);
        }
        MethodType rest = noResult ? type : type.dropParameterTypes(position, position + 1);
        int count = inner.parameterCount();
        return new MethodHandle(rest.insertParameterTypes(position, inner.parameters())) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object result = filter.invokeGeneric(Arrays.copyOfRange(arguments, position, position + count));
                int kept = noResult ? 0 : 1;
                Object[] passed = new Object[arguments.length - count + kept];
                System.arraycopy(arguments, 0, passed, 0, position);
                if (!noResult) {
                    passed[position] = result;
                }
                System.arraycopy(arguments, position + count, passed, position + kept, arguments.length - position - count);
                return target.invokeGeneric(passed);
            }
        };
    }

    public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        MethodType type = target.type(), inner = filter.type();
        boolean fits = type.returnType() == void.class ? inner.parameterCount() == 0
                : inner.parameterCount() == 1 && inner.parameterType(0) == type.returnType();
        if (!fits) {
            throw new IllegalArgumentException("target and filter types do not match: " + type + ", " + inner);
        }
        return new MethodHandle(type.changeReturnType(inner.returnType())) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object result = target.invokeGeneric(arguments);
                return filter.invokeGeneric(inner.parameterCount() == 0 ? new Object[0] : new Object[] {result});
            }
        };
    }

    public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        return foldArguments(target, 0, combiner);
    }

    public static MethodHandle foldArguments(MethodHandle target, int position, MethodHandle combiner) {
        MethodType type = target.type(), inner = combiner.type();
        boolean noResult = inner.returnType() == void.class;
        int from = position + (noResult ? 0 : 1), count = inner.parameterCount();
        boolean fits = type.parameterCount() >= from + count && (noResult || type.parameterType(position) == inner.returnType())
                && type.parameterList().subList(from, from + count).equals(inner.parameterList());
        if (!fits) {
            throw new IllegalArgumentException("target and combiner types must match: " + type + " != " + inner);
        }
        return new MethodHandle(noResult ? type : type.dropParameterTypes(position, position + 1)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object folded = combiner.invokeGeneric(Arrays.copyOfRange(arguments, position, position + count));
                if (noResult) {
                    return target.invokeGeneric(arguments);
                }
                Object[] passed = new Object[arguments.length + 1];
                System.arraycopy(arguments, 0, passed, 0, position);
                passed[position] = folded;
                System.arraycopy(arguments, position, passed, position + 1, arguments.length - position);
                return target.invokeGeneric(passed);
            }
        };
    }

    // --- control ---

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
        MethodType asked = test.type();
        MethodType type = target.type();
        if (!type.equals(fallback.type())) {
            throw new IllegalArgumentException("target and fallback types must match: " + type + " != " + fallback.type());
        }
        if (asked.returnType() != boolean.class) {
            throw new IllegalArgumentException("guard type is not a predicate " + test.type());
        }
        int count = test.type().parameterCount();
        boolean fits = count <= type.parameterCount() && type.parameterList().subList(0, count).equals(test.type().parameterList());
        if (!fits) {
            throw new IllegalArgumentException("target and test types must match: " + type + " != " + test.type());
        }
        return new MethodHandle(type) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                boolean passed = (Boolean) test.invokeGeneric(Arrays.copyOf(arguments, count));
                return (passed ? target : fallback).invokeGeneric(arguments);
            }
        };
    }

    public static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exceptionType, MethodHandle handler) {
        MethodType type = target.type();
        if (!exceptionType.isAssignableFrom(handler.type().parameterCount() < 1 ? void.class : handler.type().parameterType(0))
                && !handler.type().parameterType(0).isAssignableFrom(exceptionType)) {
            throw new IllegalArgumentException("handler does not accept exception type " + exceptionType);
        }
        if (handler.type().returnType() != type.returnType()) {
            throw new IllegalArgumentException("target and handler return types must match: " + type + " != " + handler.type());
        }
        int count = handler.type().parameterCount() - 1;
        return new MethodHandle(type) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                try {
                    return target.invokeGeneric(arguments);
                } catch (Throwable thrown) {
                    if (!exceptionType.isInstance(thrown)) {
                        throw thrown;
                    }
                    return handler.invokeGeneric(prepend(thrown, Arrays.copyOf(arguments, count)));
                }
            }
        };
    }

    public static MethodHandle throwException(Class<?> returnType, Class<? extends Throwable> exceptionType) {
        if (!Throwable.class.isAssignableFrom(exceptionType)) {
            throw new ClassCastException(exceptionType.getName());
        }
        return new MethodHandle(MethodType.methodType(returnType, exceptionType)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                throw (Throwable) Objects.requireNonNull(arguments[0]);
            }
        };
    }

    public static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
        MethodType type = target.type();
        boolean noResult = type.returnType() == void.class;
        int count = cleanup.type().parameterCount() - (noResult ? 1 : 2);
        return new MethodHandle(type) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Throwable thrown = null;
                Object result = Values.zero(type.returnType());
                try {
                    result = target.invokeGeneric(arguments);
                } catch (Throwable failure) {
                    thrown = failure;
                }
                Object[] rest = Arrays.copyOf(arguments, count);
                Object cleaned = cleanup.invokeGeneric(prepend(thrown, noResult ? rest : prepend(result, rest)));
                if (thrown != null) {
                    throw thrown;
                }
                return cleaned;
            }
        };
    }

    public static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle... targets) {
        Objects.requireNonNull(fallback);
        MethodHandle[] all = Objects.requireNonNull(targets).clone();
        return new MethodHandle(fallback.type()) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                int index = (Integer) arguments[0];
                return (index >= 0 && index < all.length ? all[index] : fallback).invokeGeneric(arguments);
            }
        };
    }

    // --- loops: variables come first, then the loop's own arguments ---

    private static Object[] prepend(Object first, Object[] rest) {
        return Members.withReceiver(first, rest);
    }

    private static Object call(MethodHandle handle, Object[] arguments) throws Throwable {
        int count = handle.type().parameterCount();
        return handle.invokeGeneric(arguments.length == count ? arguments : Arrays.copyOf(arguments, count));
    }

    private static Object initial(MethodHandle init, Class<?> type, Object[] arguments) throws Throwable {
        return init == null ? Values.zero(type) : call(init, arguments);
    }

    /** The arguments that a loop takes: those of the body after its variables, or of `init` if it has more. */
    private static MethodType loopType(MethodHandle init, MethodHandle body, int variables) {
        List<Class<?>> own = body.type().parameterList().subList(variables, body.type().parameterCount());
        List<Class<?>> ofInit = init == null ? List.of() : init.type().parameterList();
        return MethodType.methodType(body.type().returnType(), own.size() >= ofInit.size() ? own : ofInit);
    }

    public static MethodHandle whileLoop(MethodHandle init, MethodHandle pred, MethodHandle body) {
        Class<?> type = body.type().returnType();
        boolean noVariable = type == void.class;
        return new MethodHandle(loopType(init, body, noVariable ? 0 : 1)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object value = initial(init, type, arguments);
                while ((Boolean) call(pred, noVariable ? arguments : prepend(value, arguments))) {
                    value = call(body, noVariable ? arguments : prepend(value, arguments));
                }
                return noVariable ? null : value;
            }
        };
    }

    public static MethodHandle doWhileLoop(MethodHandle init, MethodHandle body, MethodHandle pred) {
        Class<?> type = body.type().returnType();
        boolean noVariable = type == void.class;
        return new MethodHandle(loopType(init, body, noVariable ? 0 : 1)) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                Object value = initial(init, type, arguments);
                do {
                    value = call(body, noVariable ? arguments : prepend(value, arguments));
                } while ((Boolean) call(pred, noVariable ? arguments : prepend(value, arguments)));
                return noVariable ? null : value;
            }
        };
    }

    public static MethodHandle countedLoop(MethodHandle iterations, MethodHandle init, MethodHandle body) {
        return countedLoop(zero(int.class), iterations, init, body);
    }

    public static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init, MethodHandle body) {
        Class<?> type = body.type().returnType();
        boolean noVariable = type == void.class;
        MethodType own = loopType(init, body, noVariable ? 1 : 2);
        MethodType outer = own.parameterCount() >= end.type().parameterCount() ? own : MethodType.methodType(type, end.type());
        return new MethodHandle(outer) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                int last = (Integer) call(end, arguments);
                Object value = initial(init, type, arguments);
                for (int i = (Integer) call(start, arguments); i < last; i++) {
                    Object[] counted = prepend(i, arguments);
                    value = call(body, noVariable ? counted : prepend(value, counted));
                }
                return noVariable ? null : value;
            }
        };
    }

    public static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init, MethodHandle body) {
        Class<?> type = body.type().returnType();
        boolean noVariable = type == void.class;
        MethodType own = loopType(init, body, noVariable ? 1 : 2);
        MethodType outer = iterator != null ? MethodType.methodType(type, iterator.type())
                : own.parameterCount() > 0 ? own : MethodType.methodType(type, Iterable.class);
        return new MethodHandle(outer) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                java.util.Iterator<?> elements = (java.util.Iterator<?>) (iterator != null ? call(iterator, arguments)
                        : ((Iterable<?>) arguments[0]).iterator());
                Object value = initial(init, type, arguments);
                while (elements.hasNext()) {
                    Object[] stepped = prepend(elements.next(), arguments);
                    value = call(body, noVariable ? stepped : prepend(value, stepped));
                }
                return noVariable ? null : value;
            }
        };
    }

    /** Finds members for the class that made it, with that class's rights. */
    public static final class Lookup {
        public static final int PUBLIC = Modifier.PUBLIC, PRIVATE = Modifier.PRIVATE, PROTECTED = Modifier.PROTECTED,
                PACKAGE = Modifier.STATIC, MODULE = PACKAGE << 1, UNCONDITIONAL = PACKAGE << 2, ORIGINAL = PACKAGE << 3;
        private static final int ALL = PUBLIC | PRIVATE | PROTECTED | PACKAGE | MODULE | ORIGINAL, TRUSTED = -1;

        static final Lookup IMPL_LOOKUP = new Lookup(Object.class, null, TRUSTED);
        static final Lookup PUBLIC_LOOKUP = new Lookup(Object.class, null, UNCONDITIONAL);

        private final Class<?> lookupClass, previous;
        private final int modes;

        Lookup(Class<?> lookupClass) {
            this(lookupClass, null, ALL);
        }

        private Lookup(Class<?> lookupClass, Class<?> previous, int modes) {
            this.lookupClass = lookupClass;
            this.previous = previous;
            this.modes = modes;
        }

        /** For clew.internal.Bootstraps: with all the rights of a class. */
        public static Lookup of(Class<?> type) {
            return new Lookup(type);
        }

        public Class<?> lookupClass() {
            return lookupClass;
        }

        public Class<?> previousLookupClass() {
            return previous;
        }

        public int lookupModes() {
            return modes & (ALL | UNCONDITIONAL);
        }

        public Lookup in(Class<?> requested) {
            Objects.requireNonNull(requested);
            if (requested.isPrimitive() || requested.isArray()) {
                throw new IllegalArgumentException(requested + (requested.isArray() ? " is an array class" : " is a primitive class"));
            }
            if (modes == TRUSTED || requested == lookupClass) {
                return requested == lookupClass ? this : new Lookup(requested, null, ALL);
            }
            boolean sameModule = Reflect.isProgramClass(requested) == Reflect.isProgramClass(lookupClass);
            int left = modes & ~(PROTECTED | ORIGINAL);
            if (!sameModule) {
                return new Lookup(requested, lookupClass, left & PUBLIC);
            }
            if (!Reflect.samePackage(requested, lookupClass)) {
                left &= ~(PACKAGE | PRIVATE);
            } else if (!requested.isNestmateOf(lookupClass)) {
                left &= ~PRIVATE;
            }
            return new Lookup(requested, previous, left);
        }

        public Lookup dropLookupMode(int mode) {
            int left = switch (mode) {
                case PUBLIC -> 0;
                case MODULE -> modes & (PUBLIC | UNCONDITIONAL);
                case PACKAGE -> modes & ~(PACKAGE | PRIVATE | PROTECTED | ORIGINAL);
                case PRIVATE, PROTECTED -> modes & ~(PRIVATE | PROTECTED | ORIGINAL);
                case ORIGINAL -> modes & ~(ORIGINAL | PROTECTED);
                case UNCONDITIONAL -> modes & ~UNCONDITIONAL;
                default -> throw new IllegalArgumentException(mode + " is not a valid mode to drop");
            };
            return left == modes ? this : new Lookup(lookupClass, previous, left);
        }

        public boolean hasPrivateAccess() {
            return hasFullPrivilegeAccess();
        }

        public boolean hasFullPrivilegeAccess() {
            return modes == TRUSTED || (modes & (PRIVATE | MODULE)) == (PRIVATE | MODULE);
        }

        public String toString() {
            String name = lookupClass.getName() + (previous == null ? "" : "/" + previous.getName());
            return name + switch (modes) {
                case 0 -> "/noaccess";
                case UNCONDITIONAL -> "/publicLookup";
                case PUBLIC -> "/public";
                case PUBLIC | MODULE -> "/module";
                case PUBLIC | MODULE | PACKAGE -> "/package";
                case PUBLIC | MODULE | PACKAGE | PRIVATE -> "/private";
                case ALL, PUBLIC | MODULE | PACKAGE | PROTECTED | PRIVATE -> "";
                case TRUSTED -> "/trusted";
                default -> "/" + Integer.toHexString(modes);
            };
        }

        // --- access ---

        private String from() {
            return this == PUBLIC_LOOKUP ? "public Lookup" : lookupClass + " (" + lookupClass.getModule() + ")";
        }

        private boolean isVisible(Class<?> type) {
            Class<?> element = Objects.requireNonNull(type);
            while (element.isArray()) {
                element = element.getComponentType();
            }
            return modes == TRUSTED || Modifier.isPublic(element.getModifiers()) || modes != UNCONDITIONAL && (modes & PACKAGE) != 0
                    && Reflect.samePackage(element, lookupClass);
        }

        private void checkClass(Class<?> type) throws IllegalAccessException {
            if (!isVisible(type)) {
                throw new IllegalAccessException("symbolic reference class is not accessible: " + type + ", from " + from());
            }
        }

        private boolean mayUse(Class<?> owner, int modifiers) {
            if (modes == TRUSTED || Modifier.isPublic(modifiers) && isVisible(owner)) {
                return true;
            }
            boolean allowed = modes != UNCONDITIONAL && (modes & (Modifier.isPrivate(modifiers) ? PRIVATE : PACKAGE)) != 0;
            return allowed && Members.isAccessible(owner, modifiers, lookupClass);
        }

        private static String kindOfRestriction(int modifiers) {
            return Modifier.isPrivate(modifiers) ? "member is private: " : Modifier.isProtected(modifiers) ? "member is protected: "
                    : "member is private to package: ";
        }

        // --- methods ---

        private static String describe(Class<?> owner, String name, MethodType type, int kind) {
            return owner.getName() + "." + name + type + "/" + MethodHandleInfo.referenceKindToString(kind);
        }

        private static String describeForErrors(Class<?> owner, String name, MethodType type) {
            StringBuilder text = new StringBuilder("'").append(type.returnType().getTypeName()).append(' ').append(owner.getName());
            text.append('.').append(name).append('(');
            for (int i = 0; i < type.parameterCount(); i++) {
                text.append(i > 0 ? ", " : "").append(type.parameterType(i).getTypeName());
            }
            return text.append(")'").toString();
        }

        /** The method that a class has, its own or inherited; -1 when there is none. */
        private static int resolve(Class<?> owner, String name, String descriptor) {
            Class<?> start = owner.isArray() || owner.isInterface() ? null : owner;
            for (Class<?> type = start; type != null; type = type.getSuperclass()) {
                int found = Reflect.findMethod(type, name, descriptor);
                if (found >= 0) {
                    return found;
                }
            }
            int found = resolveInInterfaces(owner, name, descriptor);
            return found >= 0 || start != null ? found : Reflect.findMethod(Object.class, name, descriptor);
        }

        private static int resolveInInterfaces(Class<?> owner, String name, String descriptor) {
            int found = owner.isInterface() ? Reflect.findMethod(owner, name, descriptor) : -1;
            for (Class<?> type = owner; found < 0 && type != null; type = type.getSuperclass()) {
                for (Class<?> parent : type.getInterfaces()) {
                    int inherited = resolveInInterfaces(parent, name, descriptor);
                    found = found < 0 ? inherited : found;
                }
            }
            return found;
        }

        private int method(Class<?> owner, String name, MethodType type, int kind) throws NoSuchMethodException, IllegalAccessException {
            checkClass(owner);
            boolean constructor = kind == MethodHandleInfo.REF_newInvokeSpecial;
            if (name.startsWith("<") && !constructor) {
                throw new NoSuchMethodException("illegal method name: " + name);
            }
            Objects.requireNonNull(type);
            String what = (constructor ? "no such constructor: " : "no such method: ") + describe(owner, name, type, kind);
            int number = constructor
                    ? Reflect.findMethod(owner, name, type.toMethodDescriptorString())
                    : resolve(owner, name, type.toMethodDescriptorString());
            if (number < 0) {
                NoSuchMethodException failure = new NoSuchMethodException(what);
                failure.initCause(new NoSuchMethodError(describeForErrors(owner, name, type)));
                throw failure;
            }
            checkMethod(number, kind, what, owner, name, type);
            return number;
        }

        private void checkMethod(int number, int kind, String what, Class<?> owner, String name, MethodType type)
                throws IllegalAccessException {
            int modifiers = Reflect.methodFlags(number);
            boolean wantsStatic = kind == MethodHandleInfo.REF_invokeStatic;
            LinkageError problem = null;
            if (Modifier.isStatic(modifiers) != wantsStatic) {
                problem = new IncompatibleClassChangeError((wantsStatic ? "Expected static method " : "Expecting non-static method ")
                        + describeForErrors(owner, name, type));
            } else if (!mayUse(Reflect.methodOwner(number), modifiers)) {
                if (this == PUBLIC_LOOKUP) {
                    throw new IllegalAccessException(kindOfRestriction(modifiers) + describe(owner, name, type, kind) + ", from " + from());
                }
                String access = Modifier.isPrivate(modifiers) ? "private " : Modifier.isProtected(modifiers) ? "protected " : "";
                problem = new IllegalAccessError(lookupClass + " tried to access " + access + "method "
                        + describeForErrors(owner, name, type));
            }
            if (problem != null) {
                IllegalAccessException failure = new IllegalAccessException(what);
                failure.initCause(problem);
                throw failure;
            }
        }

        private static int virtualKind(Class<?> refc) {
            return refc.isInterface() ? MethodHandleInfo.REF_invokeInterface : MethodHandleInfo.REF_invokeVirtual;
        }

        public MethodHandle findStatic(Class<?> owner, String name, MethodType type) throws NoSuchMethodException, IllegalAccessException {
            int number = method(owner, name, type, MethodHandleInfo.REF_invokeStatic);
            return DirectMethodHandle.ofMethod(MethodHandleInfo.REF_invokeStatic, number, type);
        }

        public MethodHandle findVirtual(Class<?> owner, String name, MethodType type) throws NoSuchMethodException, IllegalAccessException {
            if (owner == MethodHandle.class && (name.equals("invoke") || name.equals("invokeExact"))) {
                return name.equals("invoke") ? invoker(type) : exactInvoker(type);
            }
            int kind = virtualKind(owner);
            return DirectMethodHandle.ofMethod(kind, method(owner, name, type, kind), type.insertParameterTypes(0, owner));
        }

        public MethodHandle findConstructor(Class<?> owner, MethodType type) throws NoSuchMethodException, IllegalAccessException {
            if (owner.isArray()) {
                throw new NoSuchMethodException("no constructor for array class: " + owner.getName());
            }
            int number = method(owner, "<init>", type, MethodHandleInfo.REF_newInvokeSpecial);
            return DirectMethodHandle.ofConstructor(owner, number, type.changeReturnType(owner));
        }

        private void checkSpecialCaller(Class<?> specialCaller) throws IllegalAccessException {
            if (modes != TRUSTED && (!hasFullPrivilegeAccess() || specialCaller != lookupClass)) {
                throw new IllegalAccessException("no private access for invokespecial: " + specialCaller + ", from " + from());
            }
        }

        public MethodHandle findSpecial(Class<?> owner, String name, MethodType type, Class<?> specialCaller)
                throws NoSuchMethodException, IllegalAccessException {
            checkSpecialCaller(specialCaller);
            boolean above = !owner.isInterface() && owner != specialCaller && owner.isAssignableFrom(specialCaller);
            int number = method(above ? specialCaller.getSuperclass() : owner, name, type, MethodHandleInfo.REF_invokeSpecial);
            return DirectMethodHandle.ofMethod(MethodHandleInfo.REF_invokeSpecial, number, type.insertParameterTypes(0, specialCaller));
        }

        public MethodHandle bind(Object receiver, String name, MethodType type) throws NoSuchMethodException, IllegalAccessException {
            return findVirtual(receiver.getClass(), name, type).bindTo(receiver);
        }

        // --- fields ---

        private static String describe(Class<?> owner, String name, Class<?> type, int kind) {
            return owner.getName() + "." + name + "/" + type.getName() + "/" + MethodHandleInfo.referenceKindToString(kind);
        }

        private static int resolveField(Class<?> owner, String name, Class<?> type) {
            for (Class<?> at = owner; at != null; at = at.getSuperclass()) {
                for (int number : Reflect.fields(at)) {
                    if (Reflect.fieldName(number).equals(name) && Reflect.fieldType(number) == type) {
                        return number;
                    }
                }
                for (Class<?> parent : at.getInterfaces()) {
                    int found = resolveField(parent, name, type);
                    if (found >= 0) {
                        return found;
                    }
                }
            }
            return -1;
        }

        private int field(Class<?> owner, String name, Class<?> type, int kind) throws NoSuchFieldException, IllegalAccessException {
            checkClass(owner);
            Objects.requireNonNull(name);
            boolean wantsStatic = kind == MethodHandleInfo.REF_getStatic || kind == MethodHandleInfo.REF_putStatic;
            boolean reads = kind == MethodHandleInfo.REF_getField || kind == MethodHandleInfo.REF_getStatic;
            int number = resolveField(owner, name, Objects.requireNonNull(type));
            if (number < 0) {
                NoSuchFieldException failure = new NoSuchFieldException("no such field: " + describe(owner, name, type, kind));
                failure.initCause(new NoSuchFieldError(name));
                throw failure;
            }
            int modifiers = Reflect.fieldFlags(number);
            boolean isStatic = Modifier.isStatic(modifiers);
            int found = reads ? isStatic ? MethodHandleInfo.REF_getStatic : MethodHandleInfo.REF_getField
                    : isStatic ? MethodHandleInfo.REF_putStatic : MethodHandleInfo.REF_putField;
            String problem = isStatic != wantsStatic ? "expected a " + (wantsStatic ? "static" : "non-static") + " field: "
                : !mayUse(Reflect.fieldOwner(number), modifiers) ? kindOfRestriction(modifiers)
                : !reads && Modifier.isFinal(modifiers) && modes != TRUSTED ? "unexpected set of a final field: " : null;
            if (problem != null) {
                throw new IllegalAccessException(problem + describe(owner, name, type, found) + ", from " + from());
            }
            return number;
        }

        private static MethodHandle accessor(int kind, int number, Class<?> owner) {
            Class<?> type = Reflect.fieldType(number);
            return DirectMethodHandle.ofField(kind, number, switch (kind) {
                case MethodHandleInfo.REF_getField -> MethodType.methodType(type, owner);
                case MethodHandleInfo.REF_getStatic -> MethodType.methodType(type);
                case MethodHandleInfo.REF_putField -> MethodType.methodType(void.class, owner, type);
                default -> MethodType.methodType(void.class, type);
            });
        }

        public MethodHandle findGetter(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            int kind = MethodHandleInfo.REF_getField;
            return accessor(kind, field(owner, name, type, kind), owner);
        }

        public MethodHandle findSetter(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            int kind = MethodHandleInfo.REF_putField;
            return accessor(kind, field(owner, name, type, kind), owner);
        }

        public MethodHandle findStaticGetter(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            int kind = MethodHandleInfo.REF_getStatic;
            return accessor(kind, field(owner, name, type, kind), owner);
        }

        public MethodHandle findStaticSetter(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            int kind = MethodHandleInfo.REF_putStatic;
            return accessor(kind, field(owner, name, type, kind), owner);
        }

        public VarHandle findVarHandle(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            return VarHandles.ofField(field(owner, name, type, MethodHandleInfo.REF_getField));
        }

        public VarHandle findStaticVarHandle(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            return VarHandles.ofField(field(owner, name, type, MethodHandleInfo.REF_getStatic));
        }

        // --- from reflection ---

        private void checkReflected(Member member, boolean accessible, String description) throws IllegalAccessException {
            if (!accessible && !mayUse(member.getDeclaringClass(), member.getModifiers())) {
                throw new IllegalAccessException(kindOfRestriction(member.getModifiers()) + description + ", from " + from());
            }
        }

        private static MethodType typeOf(int number) {
            return MethodType.methodType(Reflect.returnType(number), Reflect.parameterTypes(number));
        }

        @SuppressWarnings("deprecation")
        public MethodHandle unreflect(Method method) throws IllegalAccessException {
            Class<?> owner = method.getDeclaringClass();
            MethodType type = typeOf(method.number());
            boolean isStatic = Modifier.isStatic(method.getModifiers());
            int kind = isStatic ? MethodHandleInfo.REF_invokeStatic : virtualKind(owner);
            checkReflected(method, method.isAccessible(), describe(owner, method.getName(), type, kind));
            return DirectMethodHandle.ofMethod(kind, method.number(), isStatic ? type : type.insertParameterTypes(0, owner));
        }

        public MethodHandle unreflectSpecial(Method method, Class<?> specialCaller) throws IllegalAccessException {
            checkSpecialCaller(specialCaller);
            MethodType type = typeOf(method.number()).insertParameterTypes(0, specialCaller);
            return DirectMethodHandle.ofMethod(MethodHandleInfo.REF_invokeSpecial, method.number(), type);
        }

        @SuppressWarnings("deprecation")
        public MethodHandle unreflectConstructor(Constructor<?> constructor) throws IllegalAccessException {
            Class<?> owner = Objects.requireNonNull(constructor).getDeclaringClass();
            MethodType type = typeOf(constructor.number());
            checkReflected(constructor, constructor.isAccessible(), describe(owner, "<init>", type, MethodHandleInfo.REF_newInvokeSpecial));
            return DirectMethodHandle.ofConstructor(owner, constructor.number(), type.changeReturnType(owner));
        }

        @SuppressWarnings("deprecation")
        private void checkReflected(Field field, int kind) throws IllegalAccessException {
            String member = describe(field.getDeclaringClass(), field.getName(), field.getType(), kind);
            checkReflected(field, field.isAccessible(), member);
            boolean writes = kind == MethodHandleInfo.REF_putField || kind == MethodHandleInfo.REF_putStatic;
            boolean fixed = Modifier.isFinal(field.getModifiers()) && (!field.isAccessible() || kind == MethodHandleInfo.REF_putStatic);
            if (writes && fixed) {
                throw new IllegalAccessException("unexpected set of a final field: " + member + ", from " + from());
            }
        }

        public MethodHandle unreflectGetter(Field field) throws IllegalAccessException {
            Objects.requireNonNull(field);
            boolean isStatic = Modifier.isStatic(field.getModifiers());
            int kind = isStatic ? MethodHandleInfo.REF_getStatic : MethodHandleInfo.REF_getField;
            checkReflected(field, kind);
            return accessor(kind, field.number(), field.getDeclaringClass());
        }

        public MethodHandle unreflectSetter(Field field) throws IllegalAccessException {
            Objects.requireNonNull(field);
            boolean isStatic = Modifier.isStatic(field.getModifiers());
            int kind = isStatic ? MethodHandleInfo.REF_putStatic : MethodHandleInfo.REF_putField;
            checkReflected(field, kind);
            return accessor(kind, field.number(), field.getDeclaringClass());
        }

        public VarHandle unreflectVarHandle(Field field) throws IllegalAccessException {
            Objects.requireNonNull(field);
            checkReflected(field, Modifier.isStatic(field.getModifiers()) ? MethodHandleInfo.REF_getStatic : MethodHandleInfo.REF_getField);
            return VarHandles.ofField(field.number());
        }

        public MethodHandleInfo revealDirect(MethodHandle target) {
            MethodHandleInfo info = target.reveal();
            if (info == null) {
                throw new IllegalArgumentException("not a direct method handle");
            }
            return info;
        }

        // --- classes ---

        public Class<?> findClass(String name) throws ClassNotFoundException, IllegalAccessException {
            return accessClass(Class.forName(name, false, lookupClass.getClassLoader()));
        }

        public Class<?> accessClass(Class<?> type) throws IllegalAccessException {
            if (!isVisible(type)) {
                throw new IllegalAccessException("access violation: " + type + ", from " + from());
            }
            return type;
        }

        public <T> Class<T> ensureInitialized(Class<T> type) throws IllegalAccessException {
            if (type.isPrimitive() || type.isArray()) {
                throw new IllegalArgumentException(type + (type.isArray() ? " is an array class" : " is a primitive class"));
            }
            accessClass(type);
            Reflect.initialize(type);
            return type;
        }

        public Class<?> defineClass(byte[] bytes) throws IllegalAccessException {
            if ((modes & PACKAGE) == 0) {
                throw new IllegalAccessException("Lookup does not have PACKAGE access");
            }
            return Class.defineFor(lookupClass().getClassLoader(), bytes, 0, bytes.length, false);
        }

        /** What kind of hidden class to make; there is no difference here. */
        public enum ClassOption { NESTMATE, STRONG }

        public Lookup defineHiddenClass(byte[] bytes, boolean initialize, ClassOption... options) throws IllegalAccessException {
            return defineHiddenClassWithClassData(bytes, null, initialize, options);
        }

        public Lookup defineHiddenClassWithClassData(byte[] bytes, Object classData, boolean initialize, ClassOption... options)
                throws IllegalAccessException {
            if (!hasFullPrivilegeAccess()) {
                throw new IllegalAccessException(this + " does not have full privilege access");
            }
            for (ClassOption option : Objects.requireNonNull(options)) {
                Objects.requireNonNull(option);
            }
            Class<?> type = Class.defineFor(lookupClass().getClassLoader(), bytes, 0, bytes.length, true);
            Reflect.setClassData(type, classData);
            if (initialize) {
                Reflect.initialize(type);
            }
            return new Lookup(type);
        }
    }
}
