// verdict: none
// needs a JDK
import clew.Verify;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** A search that comes back to where a stream is half packed or unpacked goes on from there. */
public class ZipBetween {
    private static byte[] make(int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (i * i % 7 * (i % 3));
        }
        return bytes;
    }

    public static void main(String[] arguments) throws Exception {
        byte[] bytes = make(400), packed = new byte[1000], unpacked = new byte[400];
        Deflater deflater = new Deflater(Verify.getBoolean() ? 0 : 9);
        deflater.setInput(bytes, 0, 200);
        int length = deflater.deflate(packed, 0, 10);
        if (Verify.getBoolean()) {
            deflater.setLevel(2);
            length += deflater.deflate(packed, length, 100);
        }
        while (!deflater.needsInput()) {
            length += deflater.deflate(packed, length, 50);
        }
        boolean again = Verify.getBoolean();
        deflater.setInput(bytes, 200, 200);
        deflater.finish();
        while (!deflater.finished()) {
            length += deflater.deflate(packed, length, 30);
        }
        if (again) {
            deflater.reset();
            deflater.setInput(bytes);
            deflater.finish();
            length = deflater.deflate(packed);
            assert deflater.finished();
        }
        deflater.end();
        Inflater inflater = new Inflater();
        inflater.setInput(packed, 0, length);
        int done = inflater.inflate(unpacked, 0, Verify.getInt(1, 2) * 70);
        while (!inflater.finished()) {
            done += inflater.inflate(unpacked, done, Math.min(60, 400 - done));
        }
        assert done == 400 && Arrays.equals(bytes, unpacked) && inflater.getAdler() != 0;
        inflater.end();
    }
}
