// since: 17
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

/** StampedLock: stamps, conversions, optimistic reading beside a writer. */
public class JucStampedLock {
    static double x, y;

    static String tail(Object o) {
        String s = o.toString();
        return s.substring(s.indexOf('['));
    }

    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        long optimistic = lock.tryOptimisticRead();
        System.out.println(optimistic + " " + lock.validate(optimistic) + " " + lock.validate(0) + " " + tail(lock));
        long write = lock.writeLock();
        System.out.println(write + " " + lock.validate(optimistic) + " " + lock.tryOptimisticRead() + " " + tail(lock) + " " + lock.tryReadLock() + " " + lock.tryWriteLock(1, TimeUnit.MILLISECONDS));
        lock.unlockWrite(write);
        long read = lock.readLock(), again = lock.readLock();
        System.out.println(read + " " + again + " " + lock.getReadLockCount() + " " + tail(lock) + " " + lock.tryWriteLock() + " " + lock.tryConvertToWriteLock(read));
        lock.unlockRead(again);
        long converted = lock.tryConvertToWriteLock(read);
        System.out.println(converted + " " + lock.isWriteLocked() + " " + StampedLock.isWriteLockStamp(converted));
        long back = lock.tryConvertToReadLock(converted);
        System.out.println(back + " " + lock.isReadLocked() + " " + lock.tryConvertToOptimisticRead(back) + " " + tail(lock));
        try {
            lock.unlockRead(back);
        } catch (IllegalMonitorStateException e) {
            System.out.println("not locked " + e.getMessage());
        }
        Lock view = lock.asWriteLock();
        view.lock();
        System.out.println(view.tryLock());
        view.unlock();

        Thread[] movers = new Thread[2];
        for (int t = 0; t < 2; t++) {
            movers[t] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    long stamp = lock.writeLock();
                    try {
                        x++;
                        y--;
                    } finally {
                        lock.unlock(stamp);
                    }
                }
            });
            movers[t].start();
        }
        boolean torn = false;
        for (int i = 0; i < 100; i++) {
            long stamp = lock.tryOptimisticRead();
            double nowX = x, nowY = y;
            if (!lock.validate(stamp)) {
                stamp = lock.readLock();
                nowX = x;
                nowY = y;
                lock.unlockRead(stamp);
            }
            torn |= nowX + nowY != 0;
        }
        for (Thread mover : movers) {
            mover.join();
        }
        System.out.println(x + " " + y + " torn " + torn);
    }
}
