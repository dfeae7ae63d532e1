// verdict: none
// needs a JDK
import clew.Verify;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** What is written to a mapped file is in the file, and the other way round, on each path for itself. */
public class FileMapped {
    public static void main(String[] arguments) throws Exception {
        Path file = Files.createTempDirectory("clew").resolve("a");
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer memory = channel.map(FileChannel.MapMode.READ_WRITE, 0, 4);
            int number = Verify.getInt(1, 3);
            memory.put(1, (byte) number);
            if (Verify.getBoolean()) {
                channel.write(ByteBuffer.wrap(new byte[] {9}), 2);
                assert memory.get(2) == 9;
            } else {
                assert memory.get(2) == 0;
            }
            assert Files.readAllBytes(file)[1] == number && memory.get(1) == number;
        }
    }
}
