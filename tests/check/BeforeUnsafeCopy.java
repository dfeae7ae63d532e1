// verdict: assertion
import clew.Verify;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Others may come before sun.misc.Unsafe copies into a shared array. */
public class BeforeUnsafeCopy {
    private static final int[] numbers = new int[1];
    private static volatile boolean begun;

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Class<?> type = Class.forName("sun.misc.Unsafe");
        Field field = type.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Object unsafe = field.get(null);
        long base = (int) type.getMethod("arrayBaseOffset", Class.class).invoke(unsafe, int[].class);
        Method copy = type.getMethod("copyMemory", Object.class, long.class, Object.class, long.class, long.class);
        Object[] given = {new int[] {1}, base, numbers, base, 4L};
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            assert numbers[0] == 1 : "not copied yet";
        }).start();
        begun = true;
        copy.invoke(unsafe, given);
    }
}
