import java.util.concurrent.atomic.AtomicInteger;

/** Which of two objects is the first can be told by their identity hash codes. */
public class AskedForHashes {
    static final AtomicInteger turn = new AtomicInteger();
    static volatile boolean isLess;

    static Runnable task(Object own, Object next) {
        return () -> {
            if (turn.getAndIncrement() == 0) {
                turn.incrementAndGet();
                isLess = System.identityHashCode(own) < System.identityHashCode(next);
            }
        };
    }

    public static void main(String[] arguments) throws Exception {
        Thread[] threads = new Thread[2];
        Object[] objects = new Object[2];
        for (int i = 0; i < objects.length; i++) {
            objects[i] = new Object();
        }
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(task(objects[i], objects[1 - i]));
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(isLess);
    }
}
