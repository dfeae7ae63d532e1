// since: 9
import java.lang.reflect.Field;
import java.util.Arrays;
import sun.misc.Unsafe;

/** sun.misc.Unsafe, as programs get hold of it. */
public class UnsafeAccess {
    static class Thing {
        int number = 5;
        long wide = 6;
        boolean flag;
        double broad = 1.5;
        Object object = "object";
        static int shared = 7;
        final int untouched;

        Thing() {
            untouched = 99;
        }
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        Thing thing = new Thing();
        long number = unsafe.objectFieldOffset(Thing.class.getDeclaredField("number")), wide = unsafe.objectFieldOffset(Thing.class.getDeclaredField("wide")),
                flag = unsafe.objectFieldOffset(Thing.class.getDeclaredField("flag")), broad = unsafe.objectFieldOffset(Thing.class.getDeclaredField("broad")),
                object = unsafe.objectFieldOffset(Thing.class.getDeclaredField("object"));
        System.out.println(unsafe.getInt(thing, number) + " " + unsafe.getLong(thing, wide) + " " + unsafe.getBoolean(thing, flag) + " " + unsafe.getDouble(thing, broad) + " "
                + unsafe.getObject(thing, object));
        unsafe.putInt(thing, number, 50);
        unsafe.putLongVolatile(thing, wide, 1L << 50);
        unsafe.putBoolean(thing, flag, true);
        unsafe.putDouble(thing, broad, -2.5);
        unsafe.putObject(thing, object, new int[] {1});
        System.out.println(thing.number + " " + thing.wide + " " + thing.flag + " " + thing.broad + " " + ((int[]) thing.object)[0]);
        System.out.println(unsafe.compareAndSwapInt(thing, number, 50, 51) + " " + unsafe.compareAndSwapInt(thing, number, 50, 52) + " " + unsafe.compareAndSwapLong(thing, wide, 1L << 50, 3) + " "
                + unsafe.compareAndSwapObject(thing, object, null, "x") + " " + unsafe.getAndAddInt(thing, number, 9) + " " + unsafe.getAndSetLong(thing, wide, 4) + " " + thing.number + " " + thing.wide);
        Field shared = Thing.class.getDeclaredField("shared");
        unsafe.putInt(unsafe.staticFieldBase(shared), unsafe.staticFieldOffset(shared), 70);
        System.out.println(Thing.shared);
        Thing raw = (Thing) unsafe.allocateInstance(Thing.class);
        System.out.println(raw.untouched + " " + raw.number + " " + raw.object);
        int[] array = {1, 2, 3};
        long base = unsafe.arrayBaseOffset(int[].class), scale = unsafe.arrayIndexScale(int[].class);
        unsafe.putInt(array, base + 2 * scale, 30);
        System.out.println(Arrays.toString(array) + " " + unsafe.getInt(array, base + scale) + " " + scale + " " + unsafe.arrayIndexScale(long[].class));
        long memory = unsafe.allocateMemory(16);
        unsafe.putLong(memory, 0x0102030405060708L);
        unsafe.putInt(memory + 8, 77);
        System.out.println(unsafe.getByte(memory) + " " + unsafe.getInt(memory + 8) + " " + Long.toHexString(unsafe.getLong(memory)));
        byte[] copy = new byte[8];
        unsafe.copyMemory(null, memory, copy, unsafe.arrayBaseOffset(byte[].class), 8);
        System.out.println(Arrays.toString(copy));
        unsafe.setMemory(memory, 16, (byte) 1);
        System.out.println(unsafe.getShort(memory + 14));
        unsafe.freeMemory(memory);
        try {
            unsafe.throwException(new java.io.IOException("thrown"));
        } catch (Exception e) {
            System.out.println(e);
        }
        unsafe.fullFence();
    }
}
