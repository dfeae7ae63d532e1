import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Two of three random walks fail; a depth-first search returns to the first choice last. */
class WalksTest {
    private final AtomicInteger first = new AtomicInteger(), busy = new AtomicInteger();

    @Test
    void firstIsFirst() throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int number = i + 1;
            threads[i] = new Thread(() -> {
                first.compareAndSet(0, number);
                for (int k = 0; k < 20; k++)
                    busy.updateAndGet(value -> value * 31 + number);
            });
        }
        for (Thread thread : threads)
            thread.start();
        for (Thread thread : threads)
            thread.join();
        assertEquals(1, first.get());
    }
}
