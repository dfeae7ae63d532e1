import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Semaphore: limits, many permits at once, attempts, fairness. */
public class JucSemaphore {
    public static void main(String[] args) throws Exception {
        Semaphore places = new Semaphore(2);
        AtomicInteger inside = new AtomicInteger(), most = new AtomicInteger();
        Thread[] threads = new Thread[5];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 20; i++) {
                    places.acquireUninterruptibly();
                    most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                    Thread.yield();
                    inside.decrementAndGet();
                    places.release();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("within limit " + (most.get() <= 2) + ", permits " + places.availablePermits());
        String text = places.toString();
        System.out.println(text.substring(text.indexOf('[')) + " " + places.tryAcquire(3) + " " + places.tryAcquire(2) + " " + places.tryAcquire() + " "
                + places.tryAcquire(1, TimeUnit.MILLISECONDS) + " " + places.isFair());
        places.release(5);
        System.out.println(places.drainPermits() + " " + places.availablePermits());

        Semaphore fair = new Semaphore(0, true);
        StringBuffer order = new StringBuffer();
        Thread[] queue = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int number = t;
            queue[t] = new Thread(() -> {
                fair.acquireUninterruptibly();
                order.append(number);
                fair.release();
            });
            queue[t].start();
            while (fair.getQueueLength() != t + 1) {
                Thread.yield();
            }
        }
        fair.release();
        for (Thread thread : queue) {
            thread.join();
        }
        System.out.println(order + " " + fair.hasQueuedThreads());
        Semaphore big = new Semaphore(1);
        Thread greedy = new Thread(() -> {
            try {
                big.acquire(3);
                System.out.println("got three");
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        greedy.start();
        big.release();
        big.release();
        greedy.join();
        Thread victim = new Thread(() -> {
            try {
                big.acquire();
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        victim.start();
        victim.interrupt();
        victim.join();
        try {
            big.release(-1);
        } catch (IllegalArgumentException e) {
            System.out.println("negative " + e.getMessage());
        }
    }
}
