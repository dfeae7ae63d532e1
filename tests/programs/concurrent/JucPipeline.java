import java.util.*;
import java.util.concurrent.*;

/** A pipeline of three stages over bounded queues, ended by a marker. */
public class JucPipeline {
    static final int END = Integer.MIN_VALUE;

    static Thread stage(BlockingQueue<Integer> in, BlockingQueue<Integer> out, int factor) {
        Thread thread = new Thread(() -> {
            try {
                for (int x; (x = in.take()) != END;) {
                    out.put(x * factor + 1);
                }
                out.put(END);
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> first = new ArrayBlockingQueue<>(2), second = new LinkedBlockingQueue<>(1), third = new SynchronousQueue<>(), last = new LinkedTransferQueue<>();
        Thread a = stage(first, second, 2), b = stage(second, third, 3), c = stage(third, last, 5);
        for (int i = 0; i < 10; i++) {
            first.put(i);
        }
        first.put(END);
        List<Integer> results = new ArrayList<>();
        for (int x; (x = last.take()) != END;) {
            results.add(x);
        }
        a.join();
        b.join();
        c.join();
        System.out.println(results);
    }
}
