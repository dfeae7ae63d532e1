// verdict: none
// races: race
// needs a JDK
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Unsafe.getInt is plain. */
public class RaceUnsafe {
    private int data;

    public static void main(String[] arguments) throws Exception {
        Field singleton = Unsafe.class.getDeclaredField("theUnsafe");
        singleton.setAccessible(true);
        Unsafe unsafe = (Unsafe) singleton.get(null);
        long offset = unsafe.objectFieldOffset(RaceUnsafe.class.getDeclaredField("data"));
        RaceUnsafe object = new RaceUnsafe();
        new Thread(() -> unsafe.putIntVolatile(object, offset, 1)).start();
        int seen = unsafe.getInt(object, offset);
    }
}
