// verdict: none
// races: none
import java.lang.reflect.Array;

/** Different elements do not race. */
public class RaceReflectedArrayParts {
    public static void main(String[] arguments) {
        String[] texts = new String[2];
        new Thread(() -> Array.set(texts, 1, "a")).start();
        Object seen = Array.get(texts, 0);
    }
}
