package sun.misc;

import java.lang.reflect.Field;

/** The JDK's unofficial door to memory by object and offset; see jdk.internal.misc.Unsafe. */
public final class Unsafe {
    private static final jdk.internal.misc.Unsafe MEMORY = jdk.internal.misc.Unsafe.getUnsafe();
    private static final Unsafe theUnsafe = new Unsafe();

    public static final int INVALID_FIELD_OFFSET = -1;
    public static final int ADDRESS_SIZE = 8;
    public static final int ARRAY_BOOLEAN_BASE_OFFSET = 0, ARRAY_BOOLEAN_INDEX_SCALE = 1;
    public static final int ARRAY_BYTE_BASE_OFFSET = 0, ARRAY_BYTE_INDEX_SCALE = 1;
    public static final int ARRAY_SHORT_BASE_OFFSET = 0, ARRAY_SHORT_INDEX_SCALE = 2;
    public static final int ARRAY_CHAR_BASE_OFFSET = 0, ARRAY_CHAR_INDEX_SCALE = 2;
    public static final int ARRAY_INT_BASE_OFFSET = 0, ARRAY_INT_INDEX_SCALE = 4;
    public static final int ARRAY_LONG_BASE_OFFSET = 0, ARRAY_LONG_INDEX_SCALE = 8;
    public static final int ARRAY_FLOAT_BASE_OFFSET = 0, ARRAY_FLOAT_INDEX_SCALE = 4;
    public static final int ARRAY_DOUBLE_BASE_OFFSET = 0, ARRAY_DOUBLE_INDEX_SCALE = 8;
    public static final int ARRAY_OBJECT_BASE_OFFSET = 0, ARRAY_OBJECT_INDEX_SCALE = 4;

    private Unsafe() {
    }

    /** For the library only: programs take the field by reflection. */
    public static Unsafe getUnsafe() {
        if (clew.internal.Reflect.isProgramClass(clew.internal.Reflect.callerClass())) {
            throw new SecurityException("Unsafe");
        }
        return theUnsafe;
    }

    public boolean getBoolean(Object o, long offset) {
        return MEMORY.getBoolean(o, offset);
    }

    public void putBoolean(Object o, long offset, boolean x) {
        MEMORY.putBoolean(o, offset, x);
    }

    public boolean getBooleanVolatile(Object o, long offset) {
        return MEMORY.getBooleanVolatile(o, offset);
    }

    public void putBooleanVolatile(Object o, long offset, boolean x) {
        MEMORY.putBooleanVolatile(o, offset, x);
    }

    public byte getByte(Object o, long offset) {
        return MEMORY.getByte(o, offset);
    }

    public void putByte(Object o, long offset, byte x) {
        MEMORY.putByte(o, offset, x);
    }

    public byte getByteVolatile(Object o, long offset) {
        return MEMORY.getByteVolatile(o, offset);
    }

    public void putByteVolatile(Object o, long offset, byte x) {
        MEMORY.putByteVolatile(o, offset, x);
    }

    public byte getByte(long address) {
        return MEMORY.getByte(address);
    }

    public void putByte(long address, byte x) {
        MEMORY.putByte(address, x);
    }

    public short getShort(Object o, long offset) {
        return MEMORY.getShort(o, offset);
    }

    public void putShort(Object o, long offset, short x) {
        MEMORY.putShort(o, offset, x);
    }

    public short getShortVolatile(Object o, long offset) {
        return MEMORY.getShortVolatile(o, offset);
    }

    public void putShortVolatile(Object o, long offset, short x) {
        MEMORY.putShortVolatile(o, offset, x);
    }

    public short getShort(long address) {
        return MEMORY.getShort(address);
    }

    public void putShort(long address, short x) {
        MEMORY.putShort(address, x);
    }

    public char getChar(Object o, long offset) {
        return MEMORY.getChar(o, offset);
    }

    public void putChar(Object o, long offset, char x) {
        MEMORY.putChar(o, offset, x);
    }

    public char getCharVolatile(Object o, long offset) {
        return MEMORY.getCharVolatile(o, offset);
    }

    public void putCharVolatile(Object o, long offset, char x) {
        MEMORY.putCharVolatile(o, offset, x);
    }

    public char getChar(long address) {
        return MEMORY.getChar(address);
    }

    public void putChar(long address, char x) {
        MEMORY.putChar(address, x);
    }

    public int getInt(Object o, long offset) {
        return MEMORY.getInt(o, offset);
    }

    public void putInt(Object o, long offset, int x) {
        MEMORY.putInt(o, offset, x);
    }

    public int getIntVolatile(Object o, long offset) {
        return MEMORY.getIntVolatile(o, offset);
    }

    public void putIntVolatile(Object o, long offset, int x) {
        MEMORY.putIntVolatile(o, offset, x);
    }

    public void putOrderedInt(Object o, long offset, int x) {
        MEMORY.putIntRelease(o, offset, x);
    }

    public boolean compareAndSwapInt(Object o, long offset, int expected, int x) {
        return MEMORY.compareAndSetInt(o, offset, expected, x);
    }

    public int getAndSetInt(Object o, long offset, int x) {
        return MEMORY.getAndSetInt(o, offset, x);
    }

    public int getAndAddInt(Object o, long offset, int delta) {
        return MEMORY.getAndAddInt(o, offset, delta);
    }

    public int getInt(long address) {
        return MEMORY.getInt(address);
    }

    public void putInt(long address, int x) {
        MEMORY.putInt(address, x);
    }

    public long getLong(Object o, long offset) {
        return MEMORY.getLong(o, offset);
    }

    public void putLong(Object o, long offset, long x) {
        MEMORY.putLong(o, offset, x);
    }

    public long getLongVolatile(Object o, long offset) {
        return MEMORY.getLongVolatile(o, offset);
    }

    public void putLongVolatile(Object o, long offset, long x) {
        MEMORY.putLongVolatile(o, offset, x);
    }

    public void putOrderedLong(Object o, long offset, long x) {
        MEMORY.putLongRelease(o, offset, x);
    }

    public boolean compareAndSwapLong(Object o, long offset, long expected, long x) {
        return MEMORY.compareAndSetLong(o, offset, expected, x);
    }

    public long getAndSetLong(Object o, long offset, long x) {
        return MEMORY.getAndSetLong(o, offset, x);
    }

    public long getAndAddLong(Object o, long offset, long delta) {
        return MEMORY.getAndAddLong(o, offset, delta);
    }

    public long getLong(long address) {
        return MEMORY.getLong(address);
    }

    public void putLong(long address, long x) {
        MEMORY.putLong(address, x);
    }

    public float getFloat(Object o, long offset) {
        return MEMORY.getFloat(o, offset);
    }

    public void putFloat(Object o, long offset, float x) {
        MEMORY.putFloat(o, offset, x);
    }

    public float getFloatVolatile(Object o, long offset) {
        return MEMORY.getFloatVolatile(o, offset);
    }

    public void putFloatVolatile(Object o, long offset, float x) {
        MEMORY.putFloatVolatile(o, offset, x);
    }

    public float getFloat(long address) {
        return MEMORY.getFloat(address);
    }

    public void putFloat(long address, float x) {
        MEMORY.putFloat(address, x);
    }

    public double getDouble(Object o, long offset) {
        return MEMORY.getDouble(o, offset);
    }

    public void putDouble(Object o, long offset, double x) {
        MEMORY.putDouble(o, offset, x);
    }

    public double getDoubleVolatile(Object o, long offset) {
        return MEMORY.getDoubleVolatile(o, offset);
    }

    public void putDoubleVolatile(Object o, long offset, double x) {
        MEMORY.putDoubleVolatile(o, offset, x);
    }

    public double getDouble(long address) {
        return MEMORY.getDouble(address);
    }

    public void putDouble(long address, double x) {
        MEMORY.putDouble(address, x);
    }

    public Object getObject(Object o, long offset) {
        return MEMORY.getReference(o, offset);
    }

    public void putObject(Object o, long offset, Object x) {
        MEMORY.putReference(o, offset, x);
    }

    public Object getObjectVolatile(Object o, long offset) {
        return MEMORY.getReferenceVolatile(o, offset);
    }

    public void putObjectVolatile(Object o, long offset, Object x) {
        MEMORY.putReferenceVolatile(o, offset, x);
    }

    public void putOrderedObject(Object o, long offset, Object x) {
        MEMORY.putReferenceRelease(o, offset, x);
    }

    public boolean compareAndSwapObject(Object o, long offset, Object expected, Object x) {
        return MEMORY.compareAndSetReference(o, offset, expected, x);
    }

    public Object getAndSetObject(Object o, long offset, Object x) {
        return MEMORY.getAndSetReference(o, offset, x);
    }

    public long getAddress(long address) {
        return MEMORY.getAddress(address);
    }

    public void putAddress(long address, long x) {
        MEMORY.putAddress(address, x);
    }

    public long allocateMemory(long bytes) {
        return MEMORY.allocateMemory(bytes);
    }

    public long reallocateMemory(long address, long bytes) {
        return MEMORY.reallocateMemory(address, bytes);
    }

    public void freeMemory(long address) {
        MEMORY.freeMemory(address);
    }

    public void setMemory(Object o, long offset, long bytes, byte value) {
        MEMORY.setMemory(o, offset, bytes, value);
    }

    public void setMemory(long address, long bytes, byte value) {
        MEMORY.setMemory(address, bytes, value);
    }

    public void copyMemory(Object from, long fromOffset, Object to, long toOffset, long bytes) {
        MEMORY.copyMemory(from, fromOffset, to, toOffset, bytes);
    }

    public void copyMemory(long from, long to, long bytes) {
        MEMORY.copyMemory(from, to, bytes);
    }

    public long objectFieldOffset(Field field) {
        return MEMORY.objectFieldOffset(field);
    }

    public long staticFieldOffset(Field field) {
        return MEMORY.staticFieldOffset(field);
    }

    public Object staticFieldBase(Field field) {
        return MEMORY.staticFieldBase(field);
    }

    public int arrayBaseOffset(Class<?> arrayClass) {
        return MEMORY.arrayBaseOffset(arrayClass);
    }

    public int arrayIndexScale(Class<?> arrayClass) {
        return MEMORY.arrayIndexScale(arrayClass);
    }

    public int addressSize() {
        return MEMORY.addressSize();
    }

    public int pageSize() {
        return MEMORY.pageSize();
    }

    public void ensureClassInitialized(Class<?> type) {
        MEMORY.ensureClassInitialized(type);
    }

    public boolean shouldBeInitialized(Class<?> type) {
        return MEMORY.shouldBeInitialized(type);
    }

    public void throwException(Throwable thrown) {
        MEMORY.throwException(thrown);
    }

    public void park(boolean isAbsolute, long time) {
        MEMORY.park(isAbsolute, time);
    }

    public void unpark(Object thread) {
        MEMORY.unpark(thread);
    }

    public int getLoadAverage(double[] averages, int count) {
        return MEMORY.getLoadAverage(averages, count);
    }

    public void loadFence() {
        MEMORY.loadFence();
    }

    public void storeFence() {
        MEMORY.storeFence();
    }

    public void fullFence() {
        MEMORY.fullFence();
    }

    public void invokeCleaner(java.nio.ByteBuffer directBuffer) {
        MEMORY.invokeCleaner(directBuffer);
    }

    public Object allocateInstance(Class<?> type) throws InstantiationException {
        return MEMORY.allocateInstance(type);
    }
}
