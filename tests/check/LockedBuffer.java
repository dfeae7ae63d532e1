// needs a JDK
// verdict: none
import java.nio.ByteBuffer;

/** Two threads add to a direct buffer under a lock, and nothing gets lost. */
public class LockedBuffer {
    public static void main(String[] arguments) throws InterruptedException {
        ByteBuffer shared = ByteBuffer.allocateDirect(4);
        Runnable adds = () -> {
            synchronized (shared) {
                shared.putInt(0, shared.getInt(0) + 1);
            }
        };
        Thread other = new Thread(adds);
        other.start();
        adds.run();
        other.join();
        assert shared.getInt(0) == 2;
    }
}
