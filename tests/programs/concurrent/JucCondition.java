import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

/** Conditions: a bounded buffer, order of signals, timeouts, interrupts. */
public class JucCondition {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    static final ArrayDeque<Integer> buffer = new ArrayDeque<>();

    static void put(int x) throws InterruptedException {
        lock.lock();
        try {
            while (buffer.size() == 2) {
                notFull.await();
            }
            buffer.add(x);
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    static int take() throws InterruptedException {
        lock.lock();
        try {
            while (buffer.isEmpty()) {
                notEmpty.await();
            }
            int x = buffer.remove();
            notFull.signal();
            return x;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        int[] sums = new int[2];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 2; t++) {
            int number = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int i = 1; i <= 50; i++) {
                        put(i);
                    }
                } catch (InterruptedException e) {
                    System.out.println("unexpected");
                }
            });
            threads[2 + t] = new Thread(() -> {
                try {
                    for (int i = 1; i <= 50; i++) {
                        sums[number] += take();
                    }
                } catch (InterruptedException e) {
                    System.out.println("unexpected");
                }
            });
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("sum " + (sums[0] + sums[1]) + ", left " + buffer.size());

        Condition order = lock.newCondition();
        List<Integer> woken = new ArrayList<>();
        Thread[] waiters = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int number = t;
            waiters[t] = new Thread(() -> {
                lock.lock();
                order.awaitUninterruptibly();
                woken.add(number);
                lock.unlock();
            });
            waiters[t].start();
            for (boolean waits = false; !waits;) {
                lock.lock();
                waits = lock.getWaitQueueLength(order) == t + 1;
                lock.unlock();
            }
        }
        for (int t = 0; t < 3; t++) {
            lock.lock();
            order.signal();
            lock.unlock();
            waiters[t].join();
        }
        System.out.println(woken);

        lock.lock();
        System.out.println(order.await(1, TimeUnit.MILLISECONDS) + " " + (order.awaitNanos(1000) <= 0) + " " + order.awaitUntil(new Date(0)) + " " + lock.hasWaiters(order));
        Thread.currentThread().interrupt();
        try {
            order.await();
        } catch (InterruptedException e) {
            System.out.println("interrupted, lock held " + lock.isHeldByCurrentThread());
        }
        lock.unlock();
        try {
            order.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held: " + e.getMessage());
        }
        try {
            order.await();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held: " + e.getMessage());
        }
    }
}
