// verdict: none
// notes: none
import java.util.*;

/** Two threads read a map. */
public class NoteReaders {
    public static void main(String[] arguments) {
        Map<String, String> map = new HashMap<>(Map.of("a", "b"));
        new Thread(() -> {
            try {
                map.get("a");
            } catch (RuntimeException racing) {
                // whatever comes of it
            }
        }).start();
        try {
            map.get("b");
        } catch (RuntimeException racing) {
            // whatever comes of it
        }
    }
}
