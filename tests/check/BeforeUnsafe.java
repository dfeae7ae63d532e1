// verdict: assertion
import clew.Verify;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Others may come before a field is read by sun.misc.Unsafe. */
public class BeforeUnsafe {
    private static final BeforeUnsafe object = new BeforeUnsafe();
    private static volatile boolean begun;
    private int number;

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Class<?> type = Class.forName("sun.misc.Unsafe");
        Field field = type.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Object unsafe = field.get(null);
        Object offset = type.getMethod("objectFieldOffset", Field.class).invoke(unsafe, BeforeUnsafe.class.getDeclaredField("number"));
        Method get = type.getMethod("getInt", Object.class, long.class);
        Object[] given = {object, offset};
        get.invoke(unsafe, given);
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            object.number = 1;
        }).start();
        begun = true;
        assert get.invoke(unsafe, given).equals(0) : "written before";
    }
}
