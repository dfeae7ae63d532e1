// verdict: none
// notes: library-race
import java.util.*;

/** One appends while the other asks for the length. */
public class NoteRacingBuilder {
    public static void main(String[] arguments) {
        StringBuilder builder = new StringBuilder();
        new Thread(() -> {
            try {
                builder.append('x');
            } catch (RuntimeException racing) {
                // whatever comes of it
            }
        }).start();
        try {
            builder.length();
        } catch (RuntimeException racing) {
            // whatever comes of it
        }
    }
}
