// needs a JDK
// verdict: assertion
import java.nio.ByteBuffer;

/** Two writes to a direct buffer, each thread with a view of its own: a reader can come in between, and see the first only. */
public class DirectBuffer {
    public static void main(String[] arguments) throws InterruptedException {
        ByteBuffer shared = ByteBuffer.allocateDirect(2);
        Thread writer = new Thread(() -> {
            ByteBuffer mine = shared.duplicate();
            mine.put(0, (byte) 1);
            mine.put(1, (byte) 1);
        });
        ByteBuffer mine = shared.duplicate();
        writer.start();
        int second = mine.get(1), first = mine.get(0);
        assert second == first || first == 1;
        assert second == first;
        writer.join();
    }
}
