import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;

/** A mapped file is the file itself: each sees what the other writes, a put is no call of the system, and what was cut off is gone. */
public class MappedPages {
    /** How many calls of the system have written something. */
    static long writes() throws IOException {
        List<String> lines = Files.readAllLines(Paths.get("/proc/self/io"));
        for (String line : lines) if (line.startsWith("syscw: ")) return Long.parseLong(line.substring(7));
        return 0;
    }

    static void bothWays(FileChannel channel) throws IOException {
        MappedByteBuffer map = channel.map(FileChannel.MapMode.READ_WRITE, 0, 10000);
        MappedByteBuffer reader = channel.map(FileChannel.MapMode.READ_ONLY, 4000, 200);
        MappedByteBuffer own = channel.map(FileChannel.MapMode.PRIVATE, 4000, 200);
        channel.write(ByteBuffer.wrap(new byte[] {1, 2, 3}), 4095);
        System.out.println(map.get(4095) + " " + map.getShort(4096) + " " + reader.get(97) + " " + own.get(96));
        map.put(4097, (byte) 33);
        own.put(98, (byte) 34);
        ByteBuffer bytes = ByteBuffer.allocate(3);
        channel.read(bytes, 4095);
        System.out.println(bytes.get(2) + " " + reader.get(97) + " " + reader.get(98) + " " + own.get(98) + " " + map.get(4098));
        System.out.println(channel.map(FileChannel.MapMode.READ_WRITE, 20, 0).capacity() + " " + channel.size());
    }

    static void cheap(FileChannel channel) throws IOException {
        MappedByteBuffer map = channel.map(FileChannel.MapMode.READ_WRITE, 0, 10000);
        long before = writes();
        for (int i = 0; i < 10000; i++) map.put(i, (byte) i);
        System.out.println("few writes: " + (writes() - before < 1000));
    }

    static String get(ByteBuffer buffer, int index) {
        try {
            byte found = buffer.get(index);
            for (int i = 0; i < 3; i++) System.err.println(index); // java may throw it a bit later
            return "" + found;
        } catch (InternalError expected) {
            return "InternalError";
        }
    }

    static void cut(RandomAccessFile file) throws IOException {
        MappedByteBuffer map = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, 9000);
        map.put(8999, (byte) 7);
        file.setLength(5000);
        System.out.println(get(map, 4999) + " " + get(map, 5001) + " " + get(map, 8999) + " " + get(map, 8999));
        file.setLength(9000);
        System.out.println(get(map, 4998) + " " + get(map, 8999));
        map.put(8999, (byte) 9);
        file.seek(8999);
        System.out.println(file.read());
    }

    public static void main(String[] arguments) throws IOException {
        Path path = Files.createTempFile("mapped", ".bin");
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            bothWays(file.getChannel());
            cheap(file.getChannel());
            cut(file);
        } finally {
            Files.delete(path);
        }
    }
}
