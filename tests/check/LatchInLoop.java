// verdict: none
// with --spurious-wakeups: none
/** What the library waits for itself is waited for in loops: latch, queue, barrier, join. */
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;

public class LatchInLoop {
    public static void main(String[] arguments) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread thread = new Thread(() -> {
            latch.countDown();
            queue.add(7);
        });
        thread.start();
        latch.await();
        assert latch.getCount() == 0;
        assert queue.take() == 7;
        thread.join();
        assert !thread.isAlive();
    }
}
