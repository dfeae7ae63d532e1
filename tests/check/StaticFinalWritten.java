// verdict: assertion
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** A static final field is written by Unsafe after its class was initialized, before another thread has read it. */
public class StaticFinalWritten {
    private static final Integer number = Integer.valueOf(1);
    private static int own;

    public static void main(String[] arguments) throws Exception {
        Field theUnsafe = Unsafe.class.getDeclaredField("theUnsafe");
        theUnsafe.setAccessible(true);
        Unsafe unsafe = (Unsafe) theUnsafe.get(null);
        Field field = StaticFinalWritten.class.getDeclaredField("number");
        Object base = unsafe.staticFieldBase(field);
        long offset = unsafe.staticFieldOffset(field);
        Thread reader = new Thread(() -> {
            own = number;
            assert own == 1 : "written";
        });
        reader.start();
        unsafe.putObject(base, offset, 2);
    }
}
