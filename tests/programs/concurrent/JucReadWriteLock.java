import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** ReentrantReadWriteLock: sharing, exclusion, downgrading, what it says of itself. */
public class JucReadWriteLock {
    static int a, b;

    static String tail(Object o) {
        String s = o.toString();
        return s.substring(0, s.indexOf('@')) + s.substring(s.indexOf('['));
    }

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread[] threads = new Thread[4];
        boolean[] torn = new boolean[1];
        for (int t = 0; t < 4; t++) {
            boolean writer = t % 2 == 0;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    Lock l = writer ? lock.writeLock() : lock.readLock();
                    l.lock();
                    if (writer) {
                        a++;
                        b++;
                    } else if (a != b) {
                        torn[0] = true;
                    }
                    l.unlock();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(a + " " + b + " torn " + torn[0]);

        CyclicBarrier both = new CyclicBarrier(2);
        Thread reader = new Thread(() -> {
            lock.readLock().lock();
            try {
                both.await();
                both.await();
            } catch (Exception e) {
                System.out.println("unexpected");
            }
            lock.readLock().unlock();
        });
        reader.start();
        lock.readLock().lock();
        both.await();
        System.out.println(lock.getReadLockCount() + " " + lock.getReadHoldCount() + " " + tail(lock) + " " + tail(lock.readLock()));
        System.out.println(lock.writeLock().tryLock() + " " + lock.writeLock().tryLock(1, TimeUnit.MILLISECONDS));
        both.await();
        lock.readLock().unlock();
        reader.join();

        lock.writeLock().lock();
        lock.writeLock().lock();
        System.out.println(lock.getWriteHoldCount() + " " + lock.isWriteLockedByCurrentThread() + " " + tail(lock.writeLock()));
        lock.readLock().lock();
        lock.writeLock().unlock();
        lock.writeLock().unlock();
        System.out.println(lock.isWriteLocked() + " " + lock.getReadHoldCount() + " " + tail(lock));
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            System.out.println("writer in");
            lock.writeLock().unlock();
        });
        writer.start();
        while (!lock.hasQueuedThread(writer)) {
            Thread.yield();
        }
        System.out.println("reading with a writer queued: " + lock.getQueueLength());
        lock.readLock().lock();
        lock.readLock().unlock();
        lock.readLock().unlock();
        writer.join();
        try {
            lock.readLock().unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            lock.writeLock().unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        Condition condition = lock.writeLock().newCondition();
        Thread waiter = new Thread(() -> {
            lock.writeLock().lock();
            condition.awaitUninterruptibly();
            System.out.println("woken");
            lock.writeLock().unlock();
        });
        waiter.start();
        for (boolean waits = false; !waits;) {
            lock.writeLock().lock();
            waits = lock.hasWaiters(condition);
            if (waits) {
                condition.signalAll();
            }
            lock.writeLock().unlock();
        }
        waiter.join();
        try {
            lock.readLock().newCondition();
        } catch (UnsupportedOperationException e) {
            System.out.println("no conditions for readers");
        }
    }
}
