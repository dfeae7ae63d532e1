import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Class initializers that two threads want at once: run once, the others wait; failures stay. */
public class ThreadsClassInit {
    static final AtomicInteger runs = new AtomicInteger();

    static class Slow {
        static final int VALUE;

        static {
            runs.incrementAndGet();
            for (int i = 0; i < 20; i++) {
                Thread.yield();
            }
            VALUE = 42;
        }
    }

    static class Holder {
        static final Holder INSTANCE = new Holder();
        int uses;

        Holder() {
            runs.incrementAndGet();
        }
    }

    static class Broken {
        static int value = fail();

        static int fail() {
            throw new IllegalStateException("cannot");
        }
    }

    static class Left {
        static final String NAME = "left";
        static final String OTHER = Right.NAME + "!";

        static String touch() {
            return OTHER;
        }
    }

    static class Right {
        static final String NAME = new String("right");
        static final String OTHER = String.valueOf(Left.NAME);
    }

    public static void main(String[] args) throws Exception {
        CyclicBarrier start = new CyclicBarrier(3);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        Callable<Integer> reader = () -> {
            start.await();
            return Slow.VALUE;
        };
        Future<Integer> a = pool.submit(reader), b = pool.submit(reader), c = pool.submit(reader);
        System.out.println(a.get() + " " + b.get() + " " + c.get() + ", runs " + runs.get());
        Callable<Holder> holder = () -> {
            start.await();
            return Holder.INSTANCE;
        };
        Future<Holder> x = pool.submit(holder), y = pool.submit(holder), z = pool.submit(holder);
        System.out.println((x.get() == y.get() && y.get() == z.get()) + ", runs " + runs.get());
        int initializerErrors = 0, missing = 0;
        Callable<Integer> broken = () -> Broken.value;
        for (int i = 0; i < 3; i++) {
            try {
                pool.submit(broken).get();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof ExceptionInInitializerError) {
                    initializerErrors++;
                    System.out.println(e.getCause().getCause());
                } else if (e.getCause() instanceof NoClassDefFoundError) {
                    missing++;
                }
            }
        }
        System.out.println(initializerErrors + " " + missing);
        pool.shutdown();
        System.out.println(Left.touch() + " " + Right.OTHER);
    }
}
