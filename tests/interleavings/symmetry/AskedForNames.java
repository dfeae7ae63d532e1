import java.util.concurrent.atomic.AtomicInteger;

/** A thread's automatic name says which of them is the first. */
public class AskedForNames {
    static final AtomicInteger turn = new AtomicInteger();
    static volatile String first;

    public static void main(String[] arguments) throws Exception {
        Thread[] threads = new Thread[2];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                if (turn.getAndIncrement() == 0) {
                    first = Thread.currentThread().getName();
                }
            });
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(first);
    }
}
