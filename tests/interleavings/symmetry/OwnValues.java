import java.util.concurrent.atomic.AtomicInteger;

/** Threads with objects of their own that differ: which of them is the first can be told. */
public class OwnValues {
    static final class Box {
        int value;
    }

    static final AtomicInteger turn = new AtomicInteger();
    static volatile int first;

    static Runnable task(Box own) {
        return () -> {
            if (turn.getAndIncrement() == 0) {
                first = own.value;
            }
        };
    }

    public static void main(String[] arguments) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            Box box = new Box();
            box.value = i;
            threads[i] = new Thread(task(box));
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
