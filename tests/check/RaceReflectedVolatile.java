// verdict: none
// races: none
import java.lang.reflect.Field;

/** Reflection treats a volatile field as such: it orders, and does not race. */
public class RaceReflectedVolatile {
    private volatile boolean ready;
    private int data;

    public static void main(String[] arguments) throws Exception {
        RaceReflectedVolatile object = new RaceReflectedVolatile();
        Field ready = RaceReflectedVolatile.class.getDeclaredField("ready"), data = RaceReflectedVolatile.class.getDeclaredField("data");
        new Thread(() -> {
            try {
                data.set(object, 1);
                ready.setBoolean(object, true);
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }).start();
        if (ready.getBoolean(object)) {
            assert object.data == 1;
        }
    }
}
