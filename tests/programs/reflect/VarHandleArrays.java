// since: 9
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** VarHandles of array elements and of numbers in bytes. */
public class VarHandleArrays {
    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Throwable e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        int[] ints = new int[3];
        VarHandle i = MethodHandles.arrayElementVarHandle(int[].class);
        i.set(ints, 0, 5);
        i.setVolatile(ints, 1, 6);
        System.out.println(i.compareAndSet(ints, 0, 5, 7) + " " + (int) i.getAndAdd(ints, 1, 4) + " " + (int) i.getVolatile(ints, 1) + " " + Arrays.toString(ints));
        String[] texts = {"a", "b"};
        VarHandle t = MethodHandles.arrayElementVarHandle(String[].class);
        System.out.println(t.compareAndSet(texts, 0, "a", "c") + " " + (String) t.getAndSet(texts, 1, null) + " " + Arrays.toString(texts));
        Object[] objects = texts;
        VarHandle o = MethodHandles.arrayElementVarHandle(Object[].class);
        o.set(objects, 1, "fits");
        attempt(() -> {
            o.set(objects, 1, 5);
            return "set";
        });
        attempt(() -> (int) i.get(ints, 3));
        attempt(() -> (int) i.get(ints, -1));
        attempt(() -> (int) i.get((int[]) null, 0));
        attempt(() -> (int) i.get(new long[1], 0));
        long[][] deep = new long[2][2];
        VarHandle row = MethodHandles.arrayElementVarHandle(long[][].class), cell = MethodHandles.arrayElementVarHandle(long[].class);
        row.set(deep, 1, new long[] {7, 8, 9});
        System.out.println((long) cell.getAndAdd(deep[1], 2, 1L) + " " + Arrays.deepToString(deep));
        byte[] bytes = new byte[12];
        VarHandle big = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN), little = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN),
                wide = MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.BIG_ENDIAN), c = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.LITTLE_ENDIAN);
        big.set(bytes, 1, 0x01020304);
        System.out.println(Arrays.toString(bytes) + " " + Integer.toHexString((int) big.get(bytes, 0)) + " " + Long.toHexString((long) little.get(bytes, 0)));
        wide.set(bytes, 4, Math.PI);
        c.set(bytes, 0, '\u1234');
        System.out.println((double) wide.get(bytes, 4) + " " + Arrays.toString(bytes) + " " + (int) (char) c.get(bytes, 0));
        attempt(() -> (long) little.get(bytes, 5));
        System.out.println(big + " " + i.coordinateTypes());
    }
}
