// verdict: none
// notes: library-race
import java.util.*;

/** Two threads add to a list: what comes of it depends on the implementation. */
public class NoteRacingList {
    public static void main(String[] arguments) {
        List<String> list = new ArrayList<>();
        new Thread(() -> {
            try {
                list.add("a");
            } catch (RuntimeException racing) {
                // whatever comes of it
            }
        }).start();
        try {
            list.add("b");
        } catch (RuntimeException racing) {
            // whatever comes of it
        }
    }
}
