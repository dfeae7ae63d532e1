// verdict: assertion
import clew.Verify;
import java.lang.reflect.Field;

/** Others may come before a field is read by reflection. */
public class BeforeReflectedRead {
    private static volatile boolean begun;
    private static int number;

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Field field = BeforeReflectedRead.class.getDeclaredField("number");
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            number = 1;
        }).start();
        begun = true;
        assert field.getInt(null) == 0 : "written before";
    }
}
