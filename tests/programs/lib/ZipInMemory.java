import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;

/** Checksums over parts, and copying streams, without native compression. */
public class ZipInMemory {
    public static void main(String[] args) throws Exception {
        byte[] data = new byte[1000];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i * i);
        CRC32 whole = new CRC32(), parts = new CRC32();
        whole.update(data);
        for (int i = 0; i < data.length; i += 100) parts.update(data, i, 100);
        System.out.println(whole.getValue() + " " + (whole.getValue() == parts.getValue()));
        parts.reset();
        parts.update(65);
        System.out.println(parts.getValue() + " " + new DataFormatException("bad").getMessage());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(data);
        byte[] buffer = new byte[64];
        for (int n = in.read(buffer); n > 0; n = in.read(buffer)) out.write(buffer, 0, n);
        System.out.println(out.size() + " " + java.util.Arrays.equals(out.toByteArray(), data));
    }
}
