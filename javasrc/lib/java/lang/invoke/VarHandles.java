package java.lang.invoke;

import clew.internal.Reflect;
import clew.internal.Values;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;

/** The kinds of variables that a VarHandle can stand for. */
final class VarHandles {
    private VarHandles() {
    }

    static VarHandle ofField(int number) {
        boolean isStatic = (Reflect.fieldFlags(number) & 0x8) != 0;
        Class<?> owner = Reflect.fieldOwner(number);
        return new OfField(number, isStatic ? new Class<?>[0] : new Class<?>[] {owner}, false);
    }

    private static final class OfField extends VarHandle {
        private final int number;
        private final Class<?> owner;
        private final long offset;
        private final boolean readOnly;

        OfField(int number, Class<?>[] coordinates, boolean exact) {
            super(Reflect.fieldType(number), coordinates, exact);
            this.number = number;
            owner = Reflect.fieldOwner(number);
            offset = Reflect.fieldOffset(number);
            readOnly = (Reflect.fieldFlags(number) & 0x10) != 0;
        }

        private Object holder(Object[] place) {
            if (place.length > 0) {
                return Objects.requireNonNull(place[0]);
            }
            Reflect.initialize(owner);
            return owner;
        }

        @Override
        Object read(Object[] place) {
            return Values.get(holder(place), offset, varType());
        }

        @Override
        void write(Object[] place, Object value) {
            Values.put(holder(place), offset, varType(), value);
        }

        @Override
        boolean isReadOnly() {
            return readOnly;
        }

        @Override
        VarHandle withExact(boolean wanted) {
            return new OfField(number, coordinateArray(), wanted);
        }
    }

    static VarHandle ofArray(Class<?> arrayClass) {
        return new OfArray(arrayClass, false);
    }

    private static final class OfArray extends VarHandle {
        private final Class<?> arrayClass;

        OfArray(Class<?> arrayClass, boolean exact) {
            super(arrayClass.getComponentType(), new Class<?>[] {arrayClass, int.class}, exact);
            this.arrayClass = arrayClass;
        }

        private long offset(Object[] place) {
            int length = java.lang.reflect.Array.getLength(place[0]), index = (Integer) place[1];
            if (index < 0 || index >= length) {
                throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
            }
            return (long) index * Values.size(varType());
        }

        @Override
        Object read(Object[] place) {
            long offset = offset(place);
            return Values.get(place[0], offset, varType());
        }

        @Override
        void write(Object[] place, Object value) {
            long offset = offset(place);
            Class<?> element = place[0].getClass().getComponentType();
            if (value != null && !element.isPrimitive() && !element.isInstance(value)) {
                throw new ArrayStoreException(value.getClass().getName());
            }
            Values.put(place[0], offset, varType(), value);
        }

        @Override
        VarHandle withExact(boolean wanted) {
            return new OfArray(arrayClass, wanted);
        }
    }

    /** Numbers in the bytes of an array or buffer. */
    static VarHandle ofBytes(Class<?> viewArrayClass, ByteOrder order, boolean inBuffer) {
        Class<?> type = viewArrayClass.getComponentType();
        if (type == null || !type.isPrimitive() || type == boolean.class || type == byte.class) {
            throw type == null ? new IllegalArgumentException("not an array type")
                    : new UnsupportedOperationException();
        }
        return new OfBytes(type, order == ByteOrder.BIG_ENDIAN, inBuffer, false);
    }

    private static final class OfBytes extends VarHandle {
        private final boolean bigEndian, inBuffer;

        OfBytes(Class<?> type, boolean bigEndian, boolean inBuffer, boolean exact) {
            super(type, new Class<?>[] {inBuffer ? ByteBuffer.class : byte[].class, int.class}, exact);
            this.bigEndian = bigEndian;
            this.inBuffer = inBuffer;
        }

        private int get(Object[] place, int index) {
            return (inBuffer ? ((ByteBuffer) place[0]).get(index) : ((byte[]) place[0])[index]) & 0xFF;
        }

        private void put(Object[] place, int index, int value) {
            if (inBuffer) {
                ((ByteBuffer) place[0]).put(index, (byte) value);
            } else {
                ((byte[]) place[0])[index] = (byte) value;
            }
        }

        private int checkedIndex(Object[] place) {
            int index = (Integer) place[1], size = Values.size(varType());
            int length = inBuffer ? ((ByteBuffer) place[0]).limit() : ((byte[]) place[0]).length;
            if (!inBuffer && (index < 0 || index > length - size)) {
                throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + (length - size + 1));
            }
            return Objects.checkIndex(index, length - size + 1);
        }

        private int shift(int i, int size) {
            return 8 * (bigEndian ? size - 1 - i : i);
        }

        @Override
        Object read(Object[] place) {
            int index = checkedIndex(place), size = Values.size(varType());
            long bits = 0;
            for (int i = 0; i < size; i++) {
                bits |= (long) get(place, index + i) << shift(i, size);
            }
            return switch (Values.kind(varType())) {
                case 'S' -> (Object) (short) bits;
                case 'C' -> (char) bits;
                case 'I' -> (int) bits;
                case 'J' -> bits;
                case 'F' -> Float.intBitsToFloat((int) bits);
                default -> Double.longBitsToDouble(bits);
            };
        }

        @Override
        void write(Object[] place, Object value) {
            int index = checkedIndex(place), size = Values.size(varType());
            long bits = switch (Values.kind(varType())) {
                case 'C' -> (Character) value;
                case 'F' -> Float.floatToRawIntBits((Float) value);
                case 'D' -> Double.doubleToRawLongBits((Double) value);
                default -> ((Number) value).longValue();
            };
            for (int i = 0; i < size; i++) {
                put(place, index + i, (int) (bits >> shift(i, size)));
            }
        }

        @Override
        VarHandle withExact(boolean wanted) {
            return new OfBytes(varType(), bigEndian, inBuffer, wanted);
        }
    }
}
