// verdict: none
// needs a JDK
import clew.Verify;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A search that comes back to where files are half written, half read or half listed goes on from there. */
public class FilePlaceBetween {
    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("clew"), file = folder.resolve("a");
        try (RandomAccessFile random = new RandomAccessFile(file.toFile(), "rw");
                FileChannel channel =
                        FileChannel.open(folder.resolve("b"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            random.writeBytes("0123456789");
            random.seek(2);
            channel.write(ByteBuffer.wrap(new byte[3]));
            int skipped = Verify.getInt(0, 2);
            random.skipBytes(skipped);
            channel.position(channel.position() + skipped);
            boolean writes = Verify.getBoolean();
            if (writes) {
                random.write('w');
                channel.write(ByteBuffer.wrap(new byte[1]));
            }
            int place = 2 + skipped + (writes ? 1 : 0);
            assert random.getFilePointer() == place && random.read() == '0' + place;
            assert channel.position() == 3 + skipped + (writes ? 1 : 0);
            assert channel.size() == (writes ? 4 + skipped : 3);
        }
        int count = 0;
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                if (Verify.getBoolean()) {
                    Files.delete(entry);
                }
                count++;
            }
        }
        assert count == 2;
    }
}
