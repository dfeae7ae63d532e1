// needs a JDK
// verdict: assertion
import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Two threads add to the same place of a file that both have mapped: one of the additions can get lost. */
public class MappedBuffer {
    private static MappedByteBuffer map(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, 4);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Path file = Files.createTempFile("mapped", null);
        Files.write(file, new byte[4]);
        MappedByteBuffer mine = map(file), theirs = map(file);
        Thread other = new Thread(() -> theirs.putInt(0, theirs.getInt(0) + 1));
        other.start();
        mine.putInt(0, mine.getInt(0) + 1);
        other.join();
        assert mine.getInt(0) == 2;
    }
}
