package jdk.internal.misc;

import clew.internal.Atomic;
import clew.internal.Blocks;
import clew.internal.Invoke;
import clew.internal.Members;
import clew.internal.Reflect;
import clew.internal.Values;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.security.ProtectionDomain;
import java.util.concurrent.locks.LockSupport;

/**
 * Memory by object and offset, for the JDK's classes. Offsets count from an object's first field or element; the VM checks
 * that each access stays inside one and never takes a reference for a number. An address (object null) lies in one of
 * {@link Blocks}. All access modes are alike: memory is sequentially consistent.
 */
public final class Unsafe extends WideUnsafe {
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

    public static Unsafe getUnsafe() {
        return theUnsafe;
    }

    // --- the VM's part ---

    @Atomic public native boolean getBoolean(Object o, long offset);

    @Atomic public native void putBoolean(Object o, long offset, boolean x);

    @Atomic public native boolean compareAndSetBoolean(Object o, long offset, boolean expected, boolean x);

    @Atomic public native boolean compareAndExchangeBoolean(Object o, long offset, boolean expected, boolean x);

    @Atomic public native byte getByte(Object o, long offset);

    @Atomic public native void putByte(Object o, long offset, byte x);

    @Atomic public native boolean compareAndSetByte(Object o, long offset, byte expected, byte x);

    @Atomic public native byte compareAndExchangeByte(Object o, long offset, byte expected, byte x);

    @Atomic public native short getShort(Object o, long offset);

    @Atomic public native void putShort(Object o, long offset, short x);

    @Atomic public native boolean compareAndSetShort(Object o, long offset, short expected, short x);

    @Atomic public native short compareAndExchangeShort(Object o, long offset, short expected, short x);

    @Atomic public native char getChar(Object o, long offset);

    @Atomic public native void putChar(Object o, long offset, char x);

    @Atomic public native boolean compareAndSetChar(Object o, long offset, char expected, char x);

    @Atomic public native char compareAndExchangeChar(Object o, long offset, char expected, char x);

    @Atomic public native int getInt(Object o, long offset);

    @Atomic public native void putInt(Object o, long offset, int x);

    @Atomic public native boolean compareAndSetInt(Object o, long offset, int expected, int x);

    @Atomic public native int compareAndExchangeInt(Object o, long offset, int expected, int x);

    @Atomic public native long getLong(Object o, long offset);

    @Atomic public native void putLong(Object o, long offset, long x);

    @Atomic public native boolean compareAndSetLong(Object o, long offset, long expected, long x);

    @Atomic public native long compareAndExchangeLong(Object o, long offset, long expected, long x);

    @Atomic public native float getFloat(Object o, long offset);

    @Atomic public native void putFloat(Object o, long offset, float x);

    @Atomic public native boolean compareAndSetFloat(Object o, long offset, float expected, float x);

    @Atomic public native float compareAndExchangeFloat(Object o, long offset, float expected, float x);

    @Atomic public native double getDouble(Object o, long offset);

    @Atomic public native void putDouble(Object o, long offset, double x);

    @Atomic public native boolean compareAndSetDouble(Object o, long offset, double expected, double x);

    @Atomic public native double compareAndExchangeDouble(Object o, long offset, double expected, double x);

    @Atomic public native Object getReference(Object o, long offset);

    @Atomic public native void putReference(Object o, long offset, Object x);

    @Atomic public native boolean compareAndSetReference(Object o, long offset, Object expected, Object x);

    @Atomic public native Object compareAndExchangeReference(Object o, long offset, Object expected, Object x);

    /** Moves bytes between places that hold no references. */
    private native void copy(Object from, long fromOffset, Object to, long toOffset, long bytes);

    private native void fill(Object o, long offset, long bytes, byte value);

    // --- boolean ---

    @Atomic
    public boolean getBooleanVolatile(Object o, long offset) {
        return getBoolean(o, offset);
    }

    @Atomic
    public boolean getBooleanOpaque(Object o, long offset) {
        return getBoolean(o, offset);
    }

    @Atomic
    public boolean getBooleanAcquire(Object o, long offset) {
        return getBoolean(o, offset);
    }

    @Atomic
    public void putBooleanVolatile(Object o, long offset, boolean x) {
        putBoolean(o, offset, x);
    }

    @Atomic
    public void putBooleanOpaque(Object o, long offset, boolean x) {
        putBoolean(o, offset, x);
    }

    @Atomic
    public void putBooleanRelease(Object o, long offset, boolean x) {
        putBoolean(o, offset, x);
    }

    @Atomic
    public boolean compareAndExchangeBooleanAcquire(Object o, long offset, boolean expected, boolean x) {
        return compareAndExchangeBoolean(o, offset, expected, x);
    }

    @Atomic
    public boolean compareAndExchangeBooleanRelease(Object o, long offset, boolean expected, boolean x) {
        return compareAndExchangeBoolean(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetBooleanPlain(Object o, long offset, boolean expected, boolean x) {
        return compareAndSetBoolean(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetBooleanAcquire(Object o, long offset, boolean expected, boolean x) {
        return compareAndSetBoolean(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetBooleanRelease(Object o, long offset, boolean expected, boolean x) {
        return compareAndSetBoolean(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetBoolean(Object o, long offset, boolean expected, boolean x) {
        return compareAndSetBoolean(o, offset, expected, x);
    }

    @Atomic
    public boolean getAndSetBoolean(Object o, long offset, boolean x) {
        boolean before = getBoolean(o, offset);
        putBoolean(o, offset, x);
        return before;
    }

    @Atomic
    public boolean getAndSetBooleanAcquire(Object o, long offset, boolean x) {
        return getAndSetBoolean(o, offset, x);
    }

    @Atomic
    public boolean getAndSetBooleanRelease(Object o, long offset, boolean x) {
        return getAndSetBoolean(o, offset, x);
    }

    @Atomic
    public boolean getAndBitwiseOrBoolean(Object o, long offset, boolean mask) {
        boolean before = getBoolean(o, offset);
        putBoolean(o, offset, before | mask);
        return before;
    }

    @Atomic
    public boolean getAndBitwiseOrBooleanAcquire(Object o, long offset, boolean mask) {
        return getAndBitwiseOrBoolean(o, offset, mask);
    }

    @Atomic
    public boolean getAndBitwiseOrBooleanRelease(Object o, long offset, boolean mask) {
        return getAndBitwiseOrBoolean(o, offset, mask);
    }

    @Atomic
    public boolean getAndBitwiseAndBoolean(Object o, long offset, boolean mask) {
        boolean before = getBoolean(o, offset);
        putBoolean(o, offset, before & mask);
        return before;
    }

    @Atomic
    public boolean getAndBitwiseAndBooleanAcquire(Object o, long offset, boolean mask) {
        return getAndBitwiseAndBoolean(o, offset, mask);
    }

    @Atomic
    public boolean getAndBitwiseAndBooleanRelease(Object o, long offset, boolean mask) {
        return getAndBitwiseAndBoolean(o, offset, mask);
    }

    @Atomic
    public boolean getAndBitwiseXorBoolean(Object o, long offset, boolean mask) {
        boolean before = getBoolean(o, offset);
        putBoolean(o, offset, before ^ mask);
        return before;
    }

    @Atomic
    public boolean getAndBitwiseXorBooleanAcquire(Object o, long offset, boolean mask) {
        return getAndBitwiseXorBoolean(o, offset, mask);
    }

    @Atomic
    public boolean getAndBitwiseXorBooleanRelease(Object o, long offset, boolean mask) {
        return getAndBitwiseXorBoolean(o, offset, mask);
    }

    // --- byte ---

    @Atomic
    public byte getByteVolatile(Object o, long offset) {
        return getByte(o, offset);
    }

    @Atomic
    public byte getByteOpaque(Object o, long offset) {
        return getByte(o, offset);
    }

    @Atomic
    public byte getByteAcquire(Object o, long offset) {
        return getByte(o, offset);
    }

    @Atomic
    public void putByteVolatile(Object o, long offset, byte x) {
        putByte(o, offset, x);
    }

    @Atomic
    public void putByteOpaque(Object o, long offset, byte x) {
        putByte(o, offset, x);
    }

    @Atomic
    public void putByteRelease(Object o, long offset, byte x) {
        putByte(o, offset, x);
    }

    @Atomic
    public byte compareAndExchangeByteAcquire(Object o, long offset, byte expected, byte x) {
        return compareAndExchangeByte(o, offset, expected, x);
    }

    @Atomic
    public byte compareAndExchangeByteRelease(Object o, long offset, byte expected, byte x) {
        return compareAndExchangeByte(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetBytePlain(Object o, long offset, byte expected, byte x) {
        return compareAndSetByte(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetByteAcquire(Object o, long offset, byte expected, byte x) {
        return compareAndSetByte(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetByteRelease(Object o, long offset, byte expected, byte x) {
        return compareAndSetByte(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetByte(Object o, long offset, byte expected, byte x) {
        return compareAndSetByte(o, offset, expected, x);
    }

    @Atomic
    public byte getAndSetByte(Object o, long offset, byte x) {
        byte before = getByte(o, offset);
        putByte(o, offset, x);
        return before;
    }

    @Atomic
    public byte getAndSetByteAcquire(Object o, long offset, byte x) {
        return getAndSetByte(o, offset, x);
    }

    @Atomic
    public byte getAndSetByteRelease(Object o, long offset, byte x) {
        return getAndSetByte(o, offset, x);
    }

    @Atomic
    public byte getAndAddByte(Object o, long offset, byte delta) {
        byte before = getByte(o, offset);
        putByte(o, offset, (byte) (before + delta));
        return before;
    }

    @Atomic
    public byte getAndAddByteAcquire(Object o, long offset, byte delta) {
        return getAndAddByte(o, offset, delta);
    }

    @Atomic
    public byte getAndAddByteRelease(Object o, long offset, byte delta) {
        return getAndAddByte(o, offset, delta);
    }

    @Atomic
    public byte getAndBitwiseOrByte(Object o, long offset, byte mask) {
        byte before = getByte(o, offset);
        putByte(o, offset, (byte) (before | mask));
        return before;
    }

    @Atomic
    public byte getAndBitwiseOrByteAcquire(Object o, long offset, byte mask) {
        return getAndBitwiseOrByte(o, offset, mask);
    }

    @Atomic
    public byte getAndBitwiseOrByteRelease(Object o, long offset, byte mask) {
        return getAndBitwiseOrByte(o, offset, mask);
    }

    @Atomic
    public byte getAndBitwiseAndByte(Object o, long offset, byte mask) {
        byte before = getByte(o, offset);
        putByte(o, offset, (byte) (before & mask));
        return before;
    }

    @Atomic
    public byte getAndBitwiseAndByteAcquire(Object o, long offset, byte mask) {
        return getAndBitwiseAndByte(o, offset, mask);
    }

    @Atomic
    public byte getAndBitwiseAndByteRelease(Object o, long offset, byte mask) {
        return getAndBitwiseAndByte(o, offset, mask);
    }

    @Atomic
    public byte getAndBitwiseXorByte(Object o, long offset, byte mask) {
        byte before = getByte(o, offset);
        putByte(o, offset, (byte) (before ^ mask));
        return before;
    }

    @Atomic
    public byte getAndBitwiseXorByteAcquire(Object o, long offset, byte mask) {
        return getAndBitwiseXorByte(o, offset, mask);
    }

    @Atomic
    public byte getAndBitwiseXorByteRelease(Object o, long offset, byte mask) {
        return getAndBitwiseXorByte(o, offset, mask);
    }

    public byte getByte(long address) {
        return getByte(null, address);
    }

    public void putByte(long address, byte x) {
        putByte(null, address, x);
    }

    // --- short ---

    @Atomic
    public short getShortVolatile(Object o, long offset) {
        return getShort(o, offset);
    }

    @Atomic
    public short getShortOpaque(Object o, long offset) {
        return getShort(o, offset);
    }

    @Atomic
    public short getShortAcquire(Object o, long offset) {
        return getShort(o, offset);
    }

    @Atomic
    public void putShortVolatile(Object o, long offset, short x) {
        putShort(o, offset, x);
    }

    @Atomic
    public void putShortOpaque(Object o, long offset, short x) {
        putShort(o, offset, x);
    }

    @Atomic
    public void putShortRelease(Object o, long offset, short x) {
        putShort(o, offset, x);
    }

    @Atomic
    public short compareAndExchangeShortAcquire(Object o, long offset, short expected, short x) {
        return compareAndExchangeShort(o, offset, expected, x);
    }

    @Atomic
    public short compareAndExchangeShortRelease(Object o, long offset, short expected, short x) {
        return compareAndExchangeShort(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetShortPlain(Object o, long offset, short expected, short x) {
        return compareAndSetShort(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetShortAcquire(Object o, long offset, short expected, short x) {
        return compareAndSetShort(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetShortRelease(Object o, long offset, short expected, short x) {
        return compareAndSetShort(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetShort(Object o, long offset, short expected, short x) {
        return compareAndSetShort(o, offset, expected, x);
    }

    @Atomic
    public short getAndSetShort(Object o, long offset, short x) {
        short before = getShort(o, offset);
        putShort(o, offset, x);
        return before;
    }

    @Atomic
    public short getAndSetShortAcquire(Object o, long offset, short x) {
        return getAndSetShort(o, offset, x);
    }

    @Atomic
    public short getAndSetShortRelease(Object o, long offset, short x) {
        return getAndSetShort(o, offset, x);
    }

    @Atomic
    public short getAndAddShort(Object o, long offset, short delta) {
        short before = getShort(o, offset);
        putShort(o, offset, (short) (before + delta));
        return before;
    }

    @Atomic
    public short getAndAddShortAcquire(Object o, long offset, short delta) {
        return getAndAddShort(o, offset, delta);
    }

    @Atomic
    public short getAndAddShortRelease(Object o, long offset, short delta) {
        return getAndAddShort(o, offset, delta);
    }

    @Atomic
    public short getAndBitwiseOrShort(Object o, long offset, short mask) {
        short before = getShort(o, offset);
        putShort(o, offset, (short) (before | mask));
        return before;
    }

    @Atomic
    public short getAndBitwiseOrShortAcquire(Object o, long offset, short mask) {
        return getAndBitwiseOrShort(o, offset, mask);
    }

    @Atomic
    public short getAndBitwiseOrShortRelease(Object o, long offset, short mask) {
        return getAndBitwiseOrShort(o, offset, mask);
    }

    @Atomic
    public short getAndBitwiseAndShort(Object o, long offset, short mask) {
        short before = getShort(o, offset);
        putShort(o, offset, (short) (before & mask));
        return before;
    }

    @Atomic
    public short getAndBitwiseAndShortAcquire(Object o, long offset, short mask) {
        return getAndBitwiseAndShort(o, offset, mask);
    }

    @Atomic
    public short getAndBitwiseAndShortRelease(Object o, long offset, short mask) {
        return getAndBitwiseAndShort(o, offset, mask);
    }

    @Atomic
    public short getAndBitwiseXorShort(Object o, long offset, short mask) {
        short before = getShort(o, offset);
        putShort(o, offset, (short) (before ^ mask));
        return before;
    }

    @Atomic
    public short getAndBitwiseXorShortAcquire(Object o, long offset, short mask) {
        return getAndBitwiseXorShort(o, offset, mask);
    }

    @Atomic
    public short getAndBitwiseXorShortRelease(Object o, long offset, short mask) {
        return getAndBitwiseXorShort(o, offset, mask);
    }

    public short getShort(long address) {
        return getShort(null, address);
    }

    public void putShort(long address, short x) {
        putShort(null, address, x);
    }

    // --- char ---

    @Atomic
    public char getCharVolatile(Object o, long offset) {
        return getChar(o, offset);
    }

    @Atomic
    public char getCharOpaque(Object o, long offset) {
        return getChar(o, offset);
    }

    @Atomic
    public char getCharAcquire(Object o, long offset) {
        return getChar(o, offset);
    }

    @Atomic
    public void putCharVolatile(Object o, long offset, char x) {
        putChar(o, offset, x);
    }

    @Atomic
    public void putCharOpaque(Object o, long offset, char x) {
        putChar(o, offset, x);
    }

    @Atomic
    public void putCharRelease(Object o, long offset, char x) {
        putChar(o, offset, x);
    }

    @Atomic
    public char compareAndExchangeCharAcquire(Object o, long offset, char expected, char x) {
        return compareAndExchangeChar(o, offset, expected, x);
    }

    @Atomic
    public char compareAndExchangeCharRelease(Object o, long offset, char expected, char x) {
        return compareAndExchangeChar(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetCharPlain(Object o, long offset, char expected, char x) {
        return compareAndSetChar(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetCharAcquire(Object o, long offset, char expected, char x) {
        return compareAndSetChar(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetCharRelease(Object o, long offset, char expected, char x) {
        return compareAndSetChar(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetChar(Object o, long offset, char expected, char x) {
        return compareAndSetChar(o, offset, expected, x);
    }

    @Atomic
    public char getAndSetChar(Object o, long offset, char x) {
        char before = getChar(o, offset);
        putChar(o, offset, x);
        return before;
    }

    @Atomic
    public char getAndSetCharAcquire(Object o, long offset, char x) {
        return getAndSetChar(o, offset, x);
    }

    @Atomic
    public char getAndSetCharRelease(Object o, long offset, char x) {
        return getAndSetChar(o, offset, x);
    }

    @Atomic
    public char getAndAddChar(Object o, long offset, char delta) {
        char before = getChar(o, offset);
        putChar(o, offset, (char) (before + delta));
        return before;
    }

    @Atomic
    public char getAndAddCharAcquire(Object o, long offset, char delta) {
        return getAndAddChar(o, offset, delta);
    }

    @Atomic
    public char getAndAddCharRelease(Object o, long offset, char delta) {
        return getAndAddChar(o, offset, delta);
    }

    @Atomic
    public char getAndBitwiseOrChar(Object o, long offset, char mask) {
        char before = getChar(o, offset);
        putChar(o, offset, (char) (before | mask));
        return before;
    }

    @Atomic
    public char getAndBitwiseOrCharAcquire(Object o, long offset, char mask) {
        return getAndBitwiseOrChar(o, offset, mask);
    }

    @Atomic
    public char getAndBitwiseOrCharRelease(Object o, long offset, char mask) {
        return getAndBitwiseOrChar(o, offset, mask);
    }

    @Atomic
    public char getAndBitwiseAndChar(Object o, long offset, char mask) {
        char before = getChar(o, offset);
        putChar(o, offset, (char) (before & mask));
        return before;
    }

    @Atomic
    public char getAndBitwiseAndCharAcquire(Object o, long offset, char mask) {
        return getAndBitwiseAndChar(o, offset, mask);
    }

    @Atomic
    public char getAndBitwiseAndCharRelease(Object o, long offset, char mask) {
        return getAndBitwiseAndChar(o, offset, mask);
    }

    @Atomic
    public char getAndBitwiseXorChar(Object o, long offset, char mask) {
        char before = getChar(o, offset);
        putChar(o, offset, (char) (before ^ mask));
        return before;
    }

    @Atomic
    public char getAndBitwiseXorCharAcquire(Object o, long offset, char mask) {
        return getAndBitwiseXorChar(o, offset, mask);
    }

    @Atomic
    public char getAndBitwiseXorCharRelease(Object o, long offset, char mask) {
        return getAndBitwiseXorChar(o, offset, mask);
    }

    public char getChar(long address) {
        return getChar(null, address);
    }

    public void putChar(long address, char x) {
        putChar(null, address, x);
    }

    // --- int ---

    @Atomic
    public int getIntVolatile(Object o, long offset) {
        return getInt(o, offset);
    }

    @Atomic
    public int getIntOpaque(Object o, long offset) {
        return getInt(o, offset);
    }

    @Atomic
    public int getIntAcquire(Object o, long offset) {
        return getInt(o, offset);
    }

    @Atomic
    public void putIntVolatile(Object o, long offset, int x) {
        putInt(o, offset, x);
    }

    @Atomic
    public void putIntOpaque(Object o, long offset, int x) {
        putInt(o, offset, x);
    }

    @Atomic
    public void putIntRelease(Object o, long offset, int x) {
        putInt(o, offset, x);
    }

    @Atomic
    public int compareAndExchangeIntAcquire(Object o, long offset, int expected, int x) {
        return compareAndExchangeInt(o, offset, expected, x);
    }

    @Atomic
    public int compareAndExchangeIntRelease(Object o, long offset, int expected, int x) {
        return compareAndExchangeInt(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetIntPlain(Object o, long offset, int expected, int x) {
        return compareAndSetInt(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetIntAcquire(Object o, long offset, int expected, int x) {
        return compareAndSetInt(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetIntRelease(Object o, long offset, int expected, int x) {
        return compareAndSetInt(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetInt(Object o, long offset, int expected, int x) {
        return compareAndSetInt(o, offset, expected, x);
    }

    @Atomic
    public int getAndSetInt(Object o, long offset, int x) {
        int before = getInt(o, offset);
        putInt(o, offset, x);
        return before;
    }

    @Atomic
    public int getAndSetIntAcquire(Object o, long offset, int x) {
        return getAndSetInt(o, offset, x);
    }

    @Atomic
    public int getAndSetIntRelease(Object o, long offset, int x) {
        return getAndSetInt(o, offset, x);
    }

    @Atomic
    public int getAndAddInt(Object o, long offset, int delta) {
        int before = getInt(o, offset);
        putInt(o, offset, before + delta);
        return before;
    }

    @Atomic
    public int getAndAddIntAcquire(Object o, long offset, int delta) {
        return getAndAddInt(o, offset, delta);
    }

    @Atomic
    public int getAndAddIntRelease(Object o, long offset, int delta) {
        return getAndAddInt(o, offset, delta);
    }

    @Atomic
    public int getAndBitwiseOrInt(Object o, long offset, int mask) {
        int before = getInt(o, offset);
        putInt(o, offset, before | mask);
        return before;
    }

    @Atomic
    public int getAndBitwiseOrIntAcquire(Object o, long offset, int mask) {
        return getAndBitwiseOrInt(o, offset, mask);
    }

    @Atomic
    public int getAndBitwiseOrIntRelease(Object o, long offset, int mask) {
        return getAndBitwiseOrInt(o, offset, mask);
    }

    @Atomic
    public int getAndBitwiseAndInt(Object o, long offset, int mask) {
        int before = getInt(o, offset);
        putInt(o, offset, before & mask);
        return before;
    }

    @Atomic
    public int getAndBitwiseAndIntAcquire(Object o, long offset, int mask) {
        return getAndBitwiseAndInt(o, offset, mask);
    }

    @Atomic
    public int getAndBitwiseAndIntRelease(Object o, long offset, int mask) {
        return getAndBitwiseAndInt(o, offset, mask);
    }

    @Atomic
    public int getAndBitwiseXorInt(Object o, long offset, int mask) {
        int before = getInt(o, offset);
        putInt(o, offset, before ^ mask);
        return before;
    }

    @Atomic
    public int getAndBitwiseXorIntAcquire(Object o, long offset, int mask) {
        return getAndBitwiseXorInt(o, offset, mask);
    }

    @Atomic
    public int getAndBitwiseXorIntRelease(Object o, long offset, int mask) {
        return getAndBitwiseXorInt(o, offset, mask);
    }

    public int getInt(long address) {
        return getInt(null, address);
    }

    public void putInt(long address, int x) {
        putInt(null, address, x);
    }

    // --- long ---

    @Atomic
    public long getLongVolatile(Object o, long offset) {
        return getLong(o, offset);
    }

    @Atomic
    public long getLongOpaque(Object o, long offset) {
        return getLong(o, offset);
    }

    @Atomic
    public long getLongAcquire(Object o, long offset) {
        return getLong(o, offset);
    }

    @Atomic
    public void putLongVolatile(Object o, long offset, long x) {
        putLong(o, offset, x);
    }

    @Atomic
    public void putLongOpaque(Object o, long offset, long x) {
        putLong(o, offset, x);
    }

    @Atomic
    public void putLongRelease(Object o, long offset, long x) {
        putLong(o, offset, x);
    }

    @Atomic
    public long compareAndExchangeLongAcquire(Object o, long offset, long expected, long x) {
        return compareAndExchangeLong(o, offset, expected, x);
    }

    @Atomic
    public long compareAndExchangeLongRelease(Object o, long offset, long expected, long x) {
        return compareAndExchangeLong(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetLongPlain(Object o, long offset, long expected, long x) {
        return compareAndSetLong(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetLongAcquire(Object o, long offset, long expected, long x) {
        return compareAndSetLong(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetLongRelease(Object o, long offset, long expected, long x) {
        return compareAndSetLong(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetLong(Object o, long offset, long expected, long x) {
        return compareAndSetLong(o, offset, expected, x);
    }

    @Atomic
    public long getAndSetLong(Object o, long offset, long x) {
        long before = getLong(o, offset);
        putLong(o, offset, x);
        return before;
    }

    @Atomic
    public long getAndSetLongAcquire(Object o, long offset, long x) {
        return getAndSetLong(o, offset, x);
    }

    @Atomic
    public long getAndSetLongRelease(Object o, long offset, long x) {
        return getAndSetLong(o, offset, x);
    }

    @Atomic
    public long getAndAddLong(Object o, long offset, long delta) {
        long before = getLong(o, offset);
        putLong(o, offset, before + delta);
        return before;
    }

    @Atomic
    public long getAndAddLongAcquire(Object o, long offset, long delta) {
        return getAndAddLong(o, offset, delta);
    }

    @Atomic
    public long getAndAddLongRelease(Object o, long offset, long delta) {
        return getAndAddLong(o, offset, delta);
    }

    @Atomic
    public long getAndBitwiseOrLong(Object o, long offset, long mask) {
        long before = getLong(o, offset);
        putLong(o, offset, before | mask);
        return before;
    }

    @Atomic
    public long getAndBitwiseOrLongAcquire(Object o, long offset, long mask) {
        return getAndBitwiseOrLong(o, offset, mask);
    }

    @Atomic
    public long getAndBitwiseOrLongRelease(Object o, long offset, long mask) {
        return getAndBitwiseOrLong(o, offset, mask);
    }

    @Atomic
    public long getAndBitwiseAndLong(Object o, long offset, long mask) {
        long before = getLong(o, offset);
        putLong(o, offset, before & mask);
        return before;
    }

    @Atomic
    public long getAndBitwiseAndLongAcquire(Object o, long offset, long mask) {
        return getAndBitwiseAndLong(o, offset, mask);
    }

    @Atomic
    public long getAndBitwiseAndLongRelease(Object o, long offset, long mask) {
        return getAndBitwiseAndLong(o, offset, mask);
    }

    @Atomic
    public long getAndBitwiseXorLong(Object o, long offset, long mask) {
        long before = getLong(o, offset);
        putLong(o, offset, before ^ mask);
        return before;
    }

    @Atomic
    public long getAndBitwiseXorLongAcquire(Object o, long offset, long mask) {
        return getAndBitwiseXorLong(o, offset, mask);
    }

    @Atomic
    public long getAndBitwiseXorLongRelease(Object o, long offset, long mask) {
        return getAndBitwiseXorLong(o, offset, mask);
    }

    public long getLong(long address) {
        return getLong(null, address);
    }

    public void putLong(long address, long x) {
        putLong(null, address, x);
    }

    // --- float ---

    @Atomic
    public float getFloatVolatile(Object o, long offset) {
        return getFloat(o, offset);
    }

    @Atomic
    public float getFloatOpaque(Object o, long offset) {
        return getFloat(o, offset);
    }

    @Atomic
    public float getFloatAcquire(Object o, long offset) {
        return getFloat(o, offset);
    }

    @Atomic
    public void putFloatVolatile(Object o, long offset, float x) {
        putFloat(o, offset, x);
    }

    @Atomic
    public void putFloatOpaque(Object o, long offset, float x) {
        putFloat(o, offset, x);
    }

    @Atomic
    public void putFloatRelease(Object o, long offset, float x) {
        putFloat(o, offset, x);
    }

    @Atomic
    public float compareAndExchangeFloatAcquire(Object o, long offset, float expected, float x) {
        return compareAndExchangeFloat(o, offset, expected, x);
    }

    @Atomic
    public float compareAndExchangeFloatRelease(Object o, long offset, float expected, float x) {
        return compareAndExchangeFloat(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetFloatPlain(Object o, long offset, float expected, float x) {
        return compareAndSetFloat(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetFloatAcquire(Object o, long offset, float expected, float x) {
        return compareAndSetFloat(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetFloatRelease(Object o, long offset, float expected, float x) {
        return compareAndSetFloat(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetFloat(Object o, long offset, float expected, float x) {
        return compareAndSetFloat(o, offset, expected, x);
    }

    @Atomic
    public float getAndSetFloat(Object o, long offset, float x) {
        float before = getFloat(o, offset);
        putFloat(o, offset, x);
        return before;
    }

    @Atomic
    public float getAndSetFloatAcquire(Object o, long offset, float x) {
        return getAndSetFloat(o, offset, x);
    }

    @Atomic
    public float getAndSetFloatRelease(Object o, long offset, float x) {
        return getAndSetFloat(o, offset, x);
    }

    @Atomic
    public float getAndAddFloat(Object o, long offset, float delta) {
        float before = getFloat(o, offset);
        putFloat(o, offset, before + delta);
        return before;
    }

    @Atomic
    public float getAndAddFloatAcquire(Object o, long offset, float delta) {
        return getAndAddFloat(o, offset, delta);
    }

    @Atomic
    public float getAndAddFloatRelease(Object o, long offset, float delta) {
        return getAndAddFloat(o, offset, delta);
    }

    public float getFloat(long address) {
        return getFloat(null, address);
    }

    public void putFloat(long address, float x) {
        putFloat(null, address, x);
    }

    // --- double ---

    @Atomic
    public double getDoubleVolatile(Object o, long offset) {
        return getDouble(o, offset);
    }

    @Atomic
    public double getDoubleOpaque(Object o, long offset) {
        return getDouble(o, offset);
    }

    @Atomic
    public double getDoubleAcquire(Object o, long offset) {
        return getDouble(o, offset);
    }

    @Atomic
    public void putDoubleVolatile(Object o, long offset, double x) {
        putDouble(o, offset, x);
    }

    @Atomic
    public void putDoubleOpaque(Object o, long offset, double x) {
        putDouble(o, offset, x);
    }

    @Atomic
    public void putDoubleRelease(Object o, long offset, double x) {
        putDouble(o, offset, x);
    }

    @Atomic
    public double compareAndExchangeDoubleAcquire(Object o, long offset, double expected, double x) {
        return compareAndExchangeDouble(o, offset, expected, x);
    }

    @Atomic
    public double compareAndExchangeDoubleRelease(Object o, long offset, double expected, double x) {
        return compareAndExchangeDouble(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetDoublePlain(Object o, long offset, double expected, double x) {
        return compareAndSetDouble(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetDoubleAcquire(Object o, long offset, double expected, double x) {
        return compareAndSetDouble(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetDoubleRelease(Object o, long offset, double expected, double x) {
        return compareAndSetDouble(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetDouble(Object o, long offset, double expected, double x) {
        return compareAndSetDouble(o, offset, expected, x);
    }

    @Atomic
    public double getAndSetDouble(Object o, long offset, double x) {
        double before = getDouble(o, offset);
        putDouble(o, offset, x);
        return before;
    }

    @Atomic
    public double getAndSetDoubleAcquire(Object o, long offset, double x) {
        return getAndSetDouble(o, offset, x);
    }

    @Atomic
    public double getAndSetDoubleRelease(Object o, long offset, double x) {
        return getAndSetDouble(o, offset, x);
    }

    @Atomic
    public double getAndAddDouble(Object o, long offset, double delta) {
        double before = getDouble(o, offset);
        putDouble(o, offset, before + delta);
        return before;
    }

    @Atomic
    public double getAndAddDoubleAcquire(Object o, long offset, double delta) {
        return getAndAddDouble(o, offset, delta);
    }

    @Atomic
    public double getAndAddDoubleRelease(Object o, long offset, double delta) {
        return getAndAddDouble(o, offset, delta);
    }

    public double getDouble(long address) {
        return getDouble(null, address);
    }

    public void putDouble(long address, double x) {
        putDouble(null, address, x);
    }

    // --- Object ---

    @Atomic
    public Object getReferenceVolatile(Object o, long offset) {
        return getReference(o, offset);
    }

    @Atomic
    public Object getReferenceOpaque(Object o, long offset) {
        return getReference(o, offset);
    }

    @Atomic
    public Object getReferenceAcquire(Object o, long offset) {
        return getReference(o, offset);
    }

    @Atomic
    public void putReferenceVolatile(Object o, long offset, Object x) {
        putReference(o, offset, x);
    }

    @Atomic
    public void putReferenceOpaque(Object o, long offset, Object x) {
        putReference(o, offset, x);
    }

    @Atomic
    public void putReferenceRelease(Object o, long offset, Object x) {
        putReference(o, offset, x);
    }

    @Atomic
    public Object compareAndExchangeReferenceAcquire(Object o, long offset, Object expected, Object x) {
        return compareAndExchangeReference(o, offset, expected, x);
    }

    @Atomic
    public Object compareAndExchangeReferenceRelease(Object o, long offset, Object expected, Object x) {
        return compareAndExchangeReference(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetReferencePlain(Object o, long offset, Object expected, Object x) {
        return compareAndSetReference(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetReferenceAcquire(Object o, long offset, Object expected, Object x) {
        return compareAndSetReference(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetReferenceRelease(Object o, long offset, Object expected, Object x) {
        return compareAndSetReference(o, offset, expected, x);
    }

    @Atomic
    public boolean weakCompareAndSetReference(Object o, long offset, Object expected, Object x) {
        return compareAndSetReference(o, offset, expected, x);
    }

    @Atomic
    public Object getAndSetReference(Object o, long offset, Object x) {
        Object before = getReference(o, offset);
        putReference(o, offset, x);
        return before;
    }

    @Atomic
    public Object getAndSetReferenceAcquire(Object o, long offset, Object x) {
        return getAndSetReference(o, offset, x);
    }

    @Atomic
    public Object getAndSetReferenceRelease(Object o, long offset, Object x) {
        return getAndSetReference(o, offset, x);
    }

    // --- unaligned numbers: the VM does not care about alignment ---

    @Atomic
    public long getLongUnaligned(Object o, long offset) {
        return getLong(o, offset);
    }

    @Atomic
    public long getLongUnaligned(Object o, long offset, boolean bigEndian) {
        long x = getLong(o, offset);
        return bigEndian ? Long.reverseBytes(x) : x;
    }

    @Atomic
    public void putLongUnaligned(Object o, long offset, long x) {
        putLong(o, offset, x);
    }

    @Atomic
    public void putLongUnaligned(Object o, long offset, long x, boolean bigEndian) {
        putLong(o, offset, bigEndian ? Long.reverseBytes(x) : x);
    }

    @Atomic
    public int getIntUnaligned(Object o, long offset) {
        return getInt(o, offset);
    }

    @Atomic
    public int getIntUnaligned(Object o, long offset, boolean bigEndian) {
        int x = getInt(o, offset);
        return bigEndian ? Integer.reverseBytes(x) : x;
    }

    @Atomic
    public void putIntUnaligned(Object o, long offset, int x) {
        putInt(o, offset, x);
    }

    @Atomic
    public void putIntUnaligned(Object o, long offset, int x, boolean bigEndian) {
        putInt(o, offset, bigEndian ? Integer.reverseBytes(x) : x);
    }

    @Atomic
    public short getShortUnaligned(Object o, long offset) {
        return getShort(o, offset);
    }

    @Atomic
    public short getShortUnaligned(Object o, long offset, boolean bigEndian) {
        short x = getShort(o, offset);
        return bigEndian ? Short.reverseBytes(x) : x;
    }

    @Atomic
    public void putShortUnaligned(Object o, long offset, short x) {
        putShort(o, offset, x);
    }

    @Atomic
    public void putShortUnaligned(Object o, long offset, short x, boolean bigEndian) {
        putShort(o, offset, bigEndian ? Short.reverseBytes(x) : x);
    }

    @Atomic
    public char getCharUnaligned(Object o, long offset) {
        return getChar(o, offset);
    }

    @Atomic
    public char getCharUnaligned(Object o, long offset, boolean bigEndian) {
        char x = getChar(o, offset);
        return bigEndian ? Character.reverseBytes(x) : x;
    }

    @Atomic
    public void putCharUnaligned(Object o, long offset, char x) {
        putChar(o, offset, x);
    }

    @Atomic
    public void putCharUnaligned(Object o, long offset, char x, boolean bigEndian) {
        putChar(o, offset, bigEndian ? Character.reverseBytes(x) : x);
    }

    public boolean isBigEndian() {
        return false;
    }

    public boolean unalignedAccess() {
        return true;
    }

    // --- where things are ---

    public long objectFieldOffset(Field field) {
        return Reflect.fieldOffset(field.number());
    }

    public long objectFieldOffset(Class<?> type, String name) {
        Field field = Members.declaredField(type, type == Thread.class ? nameInThread(name) : name);
        if (field == null || Modifier.isStatic(field.getModifiers())) {
            throw new InternalError(name);
        }
        return Reflect.fieldOffset(field.number());
    }

    /** Our threads keep all their variables in one field. */
    private static String nameInThread(String name) {
        return name.equals("threadLocals") || name.equals("inheritableThreadLocals") ? "locals" : name;
    }

    public long staticFieldOffset(Field field) {
        return Reflect.fieldOffset(field.number());
    }

    public Object staticFieldBase(Field field) {
        return field.getDeclaringClass();
    }

    public int arrayBaseOffset(Class<?> arrayClass) {
        return 0;
    }

    public int arrayIndexScale(Class<?> arrayClass) {
        return Values.size(arrayClass.getComponentType());
    }

    public int addressSize() {
        return ADDRESS_SIZE;
    }

    public int pageSize() {
        return 4096;
    }

    public int dataCacheLineFlushSize() {
        return 0;
    }

    public static boolean isWritebackEnabled() {
        return false;
    }

    // --- memory outside of objects ---

    public long allocateMemory(long bytes) {
        return Blocks.allocate(bytes);
    }

    public long reallocateMemory(long address, long bytes) {
        return Blocks.reallocate(address, bytes);
    }

    public void freeMemory(long address) {
        Blocks.free(address);
    }

    public long getAddress(Object o, long offset) {
        return getLong(o, offset);
    }

    public void putAddress(Object o, long offset, long x) {
        putLong(o, offset, x);
    }

    public long getAddress(long address) {
        return getLong(null, address);
    }

    public void putAddress(long address, long x) {
        putLong(null, address, x);
    }

    @Atomic
    public void setMemory(Object o, long offset, long bytes, byte value) {
        fill(o, offset, bytes, value);
    }

    public void setMemory(long address, long bytes, byte value) {
        setMemory(null, address, bytes, value);
    }

    @Atomic
    public void copyMemory(Object from, long fromOffset, Object to, long toOffset, long bytes) {
        copy(from, fromOffset, to, toOffset, bytes);
    }

    public void copyMemory(long from, long to, long bytes) {
        copyMemory(null, from, null, to, bytes);
    }

    @Atomic
    public void copySwapMemory(Object from, long fromOffset, Object to, long toOffset, long bytes, long elemSize) {
        byte[] copied = new byte[(int) bytes];
        copy(from, fromOffset, copied, 0, bytes);
        for (int i = 0; i < copied.length; i++) {
            int element = i - i % (int) elemSize, mirrored = element + (int) elemSize - 1 - i % (int) elemSize;
            putByte(to, toOffset + mirrored, copied[i]);
        }
    }

    public void copySwapMemory(long from, long to, long bytes, long elemSize) {
        copySwapMemory(null, from, null, to, bytes, elemSize);
    }

    public void writebackMemory(long address, long length) {
    }

    public void invokeCleaner(java.nio.ByteBuffer directBuffer) {
        java.util.Objects.requireNonNull(directBuffer);
    }

    // --- classes and objects ---

    public Object allocateInstance(Class<?> type) throws InstantiationException {
        return Invoke.allocate(type);
    }

    public Object allocateUninitializedArray(Class<?> componentType, int length) {
        return java.lang.reflect.Array.newInstance(componentType, length);
    }

    public void ensureClassInitialized(Class<?> type) {
        Reflect.initialize(type);
    }

    public boolean shouldBeInitialized(Class<?> type) {
        return !Reflect.isInitialized(type);
    }

    public Class<?> defineClass(String name, byte[] bytes, int offset, int length, ClassLoader loader, ProtectionDomain domain) {
        return Reflect.define(bytes, offset, length, false);
    }

    public void throwException(Throwable thrown) {
        throw Reflect.<RuntimeException>sneaky(thrown);
    }

    // --- threads ---

    public void park(boolean isAbsolute, long time) {
        if (isAbsolute) {
            LockSupport.parkUntil(time);
        } else if (time != 0) {
            LockSupport.parkNanos(time);
        } else {
            LockSupport.park();
        }
    }

    public void unpark(Object thread) {
        LockSupport.unpark((Thread) thread);
    }

    public int getLoadAverage(double[] averages, int count) {
        return -1;
    }

    /** Memory is sequentially consistent; fences matter to the search for races. */
    public native void loadFence();

    public native void storeFence();

    public void fullFence() {
        loadFence();
        storeFence();
    }

    public void loadLoadFence() {
        loadFence();
    }

    public void storeStoreFence() {
        storeFence();
    }
}
