// verdict: none
// races: race
import java.lang.reflect.Field;

/** Field.set of a field that is not volatile is a plain write. */
public class RaceReflectedField {
    private int data;

    public static void main(String[] arguments) throws Exception {
        RaceReflectedField object = new RaceReflectedField();
        Field field = RaceReflectedField.class.getDeclaredField("data");
        new Thread(() -> {
            try {
                field.setInt(object, 1);
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }).start();
        int seen = object.data;
    }
}
