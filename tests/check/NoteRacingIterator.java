// verdict: none
// notes: library-race
import java.util.*;

/** One iterates while the other removes. */
public class NoteRacingIterator {
    public static void main(String[] arguments) {
        Queue<String> queue = new ArrayDeque<>(List.of("a", "b"));
        new Thread(() -> {
            try {
                queue.poll();
            } catch (RuntimeException racing) {
                // whatever comes of it
            }
        }).start();
        try {
            for (String text : queue) {
                text.length();
            }
        } catch (RuntimeException racing) {
            // whatever comes of it
        }
    }
}
