// verdict: none
// races: race
import java.lang.reflect.Field;

/** Two accesses by reflection, of a static field, with conversion. */
public class RaceReflectedBoth {
    static short data;

    public static void main(String[] arguments) throws Exception {
        Field field = RaceReflectedBoth.class.getDeclaredField("data");
        new Thread(() -> {
            try {
                field.setByte(null, (byte) 1);
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }).start();
        long seen = field.getLong(null);
    }
}
