// verdict: none
// races: race
// needs a JDK
import java.util.zip.CRC32;

/** A checksum of bytes reads them. */
public class RaceChecksum {
    private static final byte[] data = {1, 2};

    public static void main(String[] arguments) {
        new Thread(() -> data[1] = 3).start();
        new CRC32().update(data, 0, 2);
    }
}
