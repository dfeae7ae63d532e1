// verdict: none
// races: race
// needs a JDK
import java.nio.ByteBuffer;

/** A buffer over an array accesses its elements, several at once. */
public class RaceBuffer {
    public static void main(String[] arguments) {
        byte[] bytes = new byte[8];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        new Thread(() -> buffer.putInt(2, 1)).start();
        byte seen = bytes[5];
    }
}
