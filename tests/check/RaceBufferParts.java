// verdict: none
// races: none
// needs a JDK
import java.nio.ByteBuffer;

/** What a buffer does not access does not race. */
public class RaceBufferParts {
    public static void main(String[] arguments) {
        byte[] bytes = new byte[8];
        ByteBuffer buffer = ByteBuffer.wrap(bytes), other = ByteBuffer.wrap(bytes);
        new Thread(() -> buffer.putInt(2, 1)).start();
        byte seen = bytes[6];
        short both = other.getShort(0);
    }
}
