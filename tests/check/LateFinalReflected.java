// verdict: assertion
import java.lang.reflect.Field;

/** Reflection writes a final field of an object that others read. */
public class LateFinalReflected {
    private static LateFinalReflected shared = new LateFinalReflected(0);
    private static volatile int own;
    private final Integer number;

    private LateFinalReflected(int number) {
        this.number = number;
    }

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Field field = LateFinalReflected.class.getDeclaredField("number");
        field.setAccessible(true);
        new Thread(() -> {
            int before = shared.number;
            own = 1;
            assert shared.number == before : "written meanwhile";
        }).start();
        field.set(shared, 1);
    }
}
