import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

/** ReentrantLock: contention, reentrancy, attempts, interrupts, what it says of itself. */
public class JucReentrantLock {
    static int counter;

    static String tail(Object o) {
        String s = o.toString();
        return s.substring(0, s.indexOf('@')) + s.substring(s.indexOf('['));
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        System.out.println(tail(lock) + " " + lock.isLocked() + " " + lock.isFair() + " " + new ReentrantLock(true).isFair());
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 200; i++) {
                    lock.lock();
                    try {
                        counter++;
                    } finally {
                        lock.unlock();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(counter);

        lock.lock();
        lock.lock();
        System.out.println(lock.getHoldCount() + " " + lock.isHeldByCurrentThread() + " " + tail(lock));
        Thread other = new Thread(() -> {
            System.out.println("other: " + lock.tryLock() + " " + lock.isHeldByCurrentThread());
            try {
                System.out.println("other: " + lock.tryLock(5, TimeUnit.MILLISECONDS));
                lock.unlock();
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            } catch (IllegalMonitorStateException e) {
                System.out.println("other: not mine, " + e.getMessage());
            }
        });
        other.start();
        other.join();

        Thread patient = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                System.out.println("unexpected");
            } catch (InterruptedException e) {
                System.out.println("interrupted, status " + Thread.currentThread().isInterrupted());
            }
        });
        patient.start();
        while (!lock.hasQueuedThread(patient)) {
            Thread.yield();
        }
        System.out.println(lock.hasQueuedThreads() + " " + lock.getQueueLength());
        patient.interrupt();
        patient.join();
        lock.unlock();
        System.out.println(lock.getHoldCount());

        Thread stubborn = new Thread(() -> {
            lock.lock();
            System.out.println("locked, status " + Thread.currentThread().isInterrupted());
            lock.unlock();
        });
        stubborn.start();
        while (lock.getQueueLength() == 0) {
            Thread.yield();
        }
        stubborn.interrupt();
        lock.unlock();
        stubborn.join();
        System.out.println(lock.hasQueuedThreads() + " " + lock.isLocked());
    }
}
