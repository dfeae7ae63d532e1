import clew.Verify;
import java.util.concurrent.atomic.AtomicInteger;

/** Between two joins it is looked who has ended: then the order of the threads in their array matters. */
public class ArrayOrder {
    static final AtomicInteger ended = new AtomicInteger();

    static Runnable task(AtomicInteger own) {
        return () -> ended.addAndGet(own.get());
    }

    public static void main(String[] arguments) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(task(new AtomicInteger(1 << i)));
        }
        if (Verify.randomBool()) {
            Thread thread = threads[1];
            threads[1] = threads[2];
            threads[2] = thread;
        }
        for (int i = 0; i < threads.length; i++) {
            threads[i].start();
        }
        String seen = "";
        for (int i = 0; i < threads.length; i++) {
            threads[i].join();
            seen += " " + ended.get();
        }
        System.out.println(seen);
    }
}
