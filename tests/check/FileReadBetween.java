// verdict: none
// needs a JDK
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.Paths;

/** A search that comes back to where a file is half read reads on from there, also when the file was closed in the meantime. */
public class FileReadBetween {
    private static volatile int turn;

    private static int ofStream(Path path) throws IOException {
        try (FileInputStream stream = new FileInputStream(path.toFile())) {
            int first = stream.read();
            turn++;
            long skipped = stream.skip(2);
            turn++;
            return first << 16 | (int) skipped << 8 | stream.read();
        }
    }

    private static int ofChannel(Path path) throws IOException {
        ByteBuffer one = ByteBuffer.allocate(1);
        try (FileChannel channel = FileChannel.open(path)) {
            channel.read(one);
            int first = one.get(0);
            turn++;
            channel.position(channel.position() + 2);
            turn++;
            one.clear();
            channel.read(one);
            return first << 16 | 2 << 8 | one.get(0);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Path path = Paths.get(System.getProperty("java.home"), "release");
        Thread other = new Thread(() -> turn++);
        other.start();
        int stream = ofStream(path), channel = ofChannel(path);
        other.join();
        try (FileInputStream again = new FileInputStream(path.toFile())) {
            byte[] start = again.readNBytes(4);
            int wanted = start[0] << 16 | 2 << 8 | start[3];
            assert stream == wanted && channel == wanted : stream + " " + channel + " instead of " + wanted;
        }
    }
}
