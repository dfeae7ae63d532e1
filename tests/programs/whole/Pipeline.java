import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Function;

/** A pipeline of threads joined by blocking queues: order is kept from end to end. */
public class Pipeline {
    static final Object END = new Object();
    static final List<Thread> threads = new ArrayList<>();

    static BlockingQueue<Object> stage(String name, BlockingQueue<Object> in, Function<Object, Object> work) {
        BlockingQueue<Object> out = new ArrayBlockingQueue<>(2);
        Thread t = new Thread(() -> {
            try {
                for (Object o = in.take(); o != END; o = in.take()) {
                    Object r = work.apply(o);
                    if (r != null) out.put(r);
                }
                out.put(END);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }, name);
        threads.add(t);
        t.start();
        return out;
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Object> source = new ArrayBlockingQueue<>(2);
        BlockingQueue<Object> squares = stage("square", source, o -> (Integer) o * (Integer) o);
        BlockingQueue<Object> odd = stage("odd", squares, o -> (Integer) o % 2 == 1 ? o : null);
        BlockingQueue<Object> text = stage("text", odd, o -> "<" + o + ">");
        Thread feeder = new Thread(() -> {
            try {
                for (int i = 1; i <= 20; i++) source.put(i);
                source.put(END);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        feeder.start();
        StringBuilder all = new StringBuilder();
        for (Object o = text.take(); o != END; o = text.take()) all.append(o);
        System.out.println(all);
        feeder.join();
        for (Thread t : threads) { t.join(); System.out.println(t.getName() + " " + t.getState()); }
    }
}
