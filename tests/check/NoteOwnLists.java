// verdict: none
// notes: none
import java.util.*;

/** Each thread has its own list. */
public class NoteOwnLists {
    public static void main(String[] arguments) {
        List<List<String>> lists = List.of(new ArrayList<>(), new ArrayList<>());
        new Thread(() -> {
            try {
                lists.get(0).add("a");
            } catch (RuntimeException racing) {
                // whatever comes of it
            }
        }).start();
        try {
            lists.get(1).add("b");
        } catch (RuntimeException racing) {
            // whatever comes of it
        }
    }
}
