// since: 17
import java.lang.reflect.Field;
import java.util.concurrent.ThreadLocalRandom;
import sun.misc.Unsafe;

/** Striped counters and caches of libraries find a thread's stripe by a field of Thread. */
public class JucProbe {
    private static Unsafe unsafe;
    private static long probe;

    private static int probe() {
        ThreadLocalRandom.current();
        return unsafe.getInt(Thread.currentThread(), probe);
    }

    public static void main(String[] arguments) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        unsafe = (Unsafe) field.get(null);
        probe = unsafe.objectFieldOffset(Thread.class.getDeclaredField("threadLocalRandomProbe"));
        int[] other = new int[1];
        Thread thread = new Thread(() -> other[0] = probe());
        thread.start();
        thread.join();
        System.out.println((probe() != 0) + " " + (other[0] != 0) + " " + (probe() != other[0]));
        unsafe.putInt(Thread.currentThread(), probe, 7);
        System.out.println(probe());
    }
}
