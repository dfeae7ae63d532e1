// verdict: none
// notes: none
import java.util.*;

/** Each thread locks the list. */
public class NoteLockedList {
    public static void main(String[] arguments) {
        List<String> list = new ArrayList<>();
        new Thread(() -> {
            try {
                synchronized (list) {
                    list.add("a");
                }
            } catch (RuntimeException racing) {
                // whatever comes of it
            }
        }).start();
        try {
            synchronized (list) {
                list.add("b");
            }
        } catch (RuntimeException racing) {
            // whatever comes of it
        }
    }
}
