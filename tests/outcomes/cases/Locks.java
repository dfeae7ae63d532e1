import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** The documentation of java.util.concurrent.locks. */
class Locks extends Case {
    static final ReentrantLock lock = new ReentrantLock(), fair = new ReentrantLock(true);
    static final Condition condition = lock.newCondition(), second = lock.newCondition();
    static final ReentrantReadWriteLock both = new ReentrantReadWriteLock();
    static final Lock read = both.readLock(), write = both.writeLock();
    static final StampedLock stamped = new StampedLock();
    static int x;

    // ReentrantLock: one thread at a time; increments under it are not lost.
    // outcomes: 2
    static String excludes() throws Exception {
        Body body = () -> {
            lock.lock();
            x++;
            lock.unlock();
        };
        return end(start(body), start(body)) + x;
    }

    // ReentrantLock.unlock: by a thread that does not hold it throws IllegalMonitorStateException.
    // outcomes: IllegalMonitorStateException IllegalMonitorStateException
    static String unlockOthers() throws Exception {
        String first = thrown(lock::unlock);
        lock.lock();
        return first + " " + end(start(lock::unlock));
    }

    // getHoldCount, isHeldByCurrentThread, isLocked.
    // outcomes: 2 true true 1 false 0 true
    static String holdCount() throws Exception {
        lock.lock();
        lock.lock();
        String all = lock.getHoldCount() + " " + lock.isHeldByCurrentThread() + " " + lock.isLocked();
        lock.unlock();
        all += " " + lock.getHoldCount();
        return all + " " + end(start(() -> note(lock.isHeldByCurrentThread() + " " + lock.getHoldCount() + " " + lock.isLocked())));
    }

    // tryLock: true if free or held by the caller, else false at once.
    // outcomes: true true false
    static String tryLock() throws Exception {
        String own = lock.tryLock() + " " + lock.tryLock();
        return own + " " + end(start(() -> note(lock.tryLock())));
    }

    // tryLock against lock and unlock.
    // outcomes: true | false
    static String tryLockRaces() throws Exception {
        Thread other = start(() -> {
            lock.lock();
            lock.unlock();
        });
        boolean got = lock.tryLock();
        if (got)
            lock.unlock();
        other.join();
        return "" + got;
    }

    // tryLock(time): false when the time is over; true if it becomes free in time.
    // outcomes: true | false
    static String timedTryLock() throws Exception {
        lock.lock();
        Thread other = start(() -> note(lock.tryLock(1, TimeUnit.MILLISECONDS)));
        lock.unlock();
        return end(other);
    }

    // tryLock(time): time over while it is held.
    // outcomes: false
    static String timedTryLockHeld() throws Exception {
        lock.lock();
        return end(start(() -> note(lock.tryLock(1, TimeUnit.MILLISECONDS))));
    }

    // tryLock(time): an interrupted caller throws, also if the lock is free.
    // outcomes: InterruptedException false false
    static String timedTryLockInterrupted() throws Exception {
        Thread.currentThread().interrupt();
        return thrown(() -> lock.tryLock(1, TimeUnit.MILLISECONDS)) + " " + Thread.currentThread().isInterrupted() + " "
            + lock.isLocked();
    }

    // lockInterruptibly: an interrupted caller throws, also if the lock is free.
    // outcomes: InterruptedException false false
    static String lockInterruptiblyBefore() throws Exception {
        Thread.currentThread().interrupt();
        return thrown(lock::lockInterruptibly) + " " + Thread.currentThread().isInterrupted() + " " + lock.isLocked();
    }

    // lockInterruptibly: an interrupt ends the wait.
    // outcomes: InterruptedException false
    static String lockInterruptiblyWhile() throws Exception {
        lock.lock();
        Thread other = start(() -> note(thrown(lock::lockInterruptibly) + " " + Thread.currentThread().isInterrupted()));
        untilWaiting(other);
        other.interrupt();
        return end(other);
    }

    // lockInterruptibly: interrupt and unlock close together: either.
    // outcomes: InterruptedException false | - true | - false
    static String interruptOrUnlock() throws Exception {
        lock.lock();
        Thread other = start(() -> note(thrown(lock::lockInterruptibly) + " " + Thread.currentThread().isInterrupted()));
        untilWaiting(other);
        Thread third = start(other::interrupt);
        lock.unlock();
        return end(other, third);
    }

    // lock: is not ended by an interrupt, which stays pending.
    // outcomes: true
    static String lockIgnoresInterrupt() throws Exception {
        lock.lock();
        Thread other = start(() -> {
            lock.lock();
            note(Thread.currentThread().isInterrupted());
        });
        untilWaiting(other);
        other.interrupt();
        lock.unlock();
        return end(other);
    }

    private static Thread locker(ReentrantLock which, String name) {
        return start(() -> {
            which.lock();
            note(name);
            which.unlock();
        });
    }

    // A lock that is not fair: no order among those that wait is promised.
    // outcomes: a b | b a
    static String unfairOrder() throws Exception {
        lock.lock();
        Thread a = locker(lock, "a");
        untilWaiting(a);
        Thread b = locker(lock, "b");
        untilWaiting(b);
        lock.unlock();
        return end(a, b);
    }

    // A fair lock favours the thread that has waited longest.
    // outcomes: a b
    static String fairOrder() throws Exception {
        fair.lock();
        Thread a = locker(fair, "a");
        untilWaiting(a);
        Thread b = locker(fair, "b");
        untilWaiting(b);
        fair.unlock();
        return end(a, b);
    }

    // A fair lock does not let a newcomer in before those that wait.
    // outcomes: a main
    static String fairNewcomer() throws Exception {
        fair.lock();
        Thread a = locker(fair, "a");
        untilWaiting(a);
        fair.unlock();
        fair.lock();
        note("main");
        fair.unlock();
        return end(a);
    }

    // tryLock without a time takes a fair lock although others wait.
    // outcomes: true | false
    static String fairBarging() throws Exception {
        fair.lock();
        Thread a = locker(fair, "a");
        untilWaiting(a);
        fair.unlock();
        boolean got = fair.tryLock();
        if (got)
            fair.unlock();
        a.join();
        return "" + got;
    }

    // hasQueuedThreads, getQueueLength, hasQueuedThread, isFair.
    // outcomes: true 1 true true false
    static String queues() throws Exception {
        fair.lock();
        Thread a = locker(fair, "a");
        untilWaiting(a);
        String all = fair.hasQueuedThreads() + " " + fair.getQueueLength() + " " + fair.hasQueuedThread(a) + " " + fair.isFair();
        fair.unlock();
        a.join();
        return all + " " + fair.hasQueuedThreads();
    }

    // A lock and its own monitor are two things.
    // outcomes: entered
    static String ownMonitor() throws Exception {
        lock.lock();
        return end(start(() -> {
            synchronized (lock) {
                note("entered");
            }
        }));
    }

    // ... so notify under lock() has no monitor.
    // outcomes: IllegalMonitorStateException
    static String ownMonitorNotify() throws Exception {
        lock.lock();
        lock.notifyAll();
        return "returned";
    }

    // Condition: await, signal and signalAll without the lock throw IllegalMonitorStateException.
    // outcomes: IllegalMonitorStateException IllegalMonitorStateException IllegalMonitorStateException
    static String conditionWithoutLock() {
        return thrown(condition::await) + " " + thrown(condition::signal) + " " + thrown(condition::signalAll);
    }

    // await: gives the lock up, as often as it is held, and has it as often again.
    // outcomes: 2
    static String awaitReleasesAll() throws Exception {
        lock.lock();
        lock.lock();
        start(() -> {
            lock.lock();
            condition.signal();
            lock.unlock();
        });
        condition.await();
        return "" + lock.getHoldCount();
    }

    private static Thread awaiter(String name) {
        return start(() -> {
            lock.lock();
            condition.await();
            note(name);
            lock.unlock();
        });
    }

    // ReentrantLock: waiting threads are signalled in FIFO order.
    // outcomes: a b
    static String signalOrder() throws Exception {
        Thread a = awaiter("a");
        untilWaiting(a);
        Thread b = awaiter("b");
        untilWaiting(b);
        lock.lock();
        condition.signal();
        lock.unlock();
        a.join();
        lock.lock();
        condition.signal();
        lock.unlock();
        return end(b);
    }

    // ReentrantLock: those that return from waiting queue for a lock that is not fair in no promised order.
    // outcomes: a b | b a
    static String signalAll() throws Exception {
        Thread a = awaiter("a");
        untilWaiting(a);
        Thread b = awaiter("b");
        untilWaiting(b);
        lock.lock();
        condition.signalAll();
        lock.unlock();
        return end(a, b);
    }

    // signal: only of this condition; the other one waits for ever.
    // outcomes: deadlock
    static String twoConditions() throws Exception {
        Thread a = awaiter("a");
        untilWaiting(a);
        lock.lock();
        second.signalAll();
        lock.unlock();
        return end(a);
    }

    // signal: when nobody waits it is lost.
    // outcomes: a | deadlock
    static String lostSignal() throws Exception {
        Thread a = awaiter("a");
        lock.lock();
        condition.signal();
        lock.unlock();
        return end(a);
    }

    // await: an interrupt ends it, under the lock, with the status clear.
    // outcomes: InterruptedException false true
    static String awaitInterrupted() throws Exception {
        Thread a = start(() -> {
            lock.lock();
            note(thrown(condition::await) + " " + Thread.currentThread().isInterrupted() + " " + lock.isHeldByCurrentThread());
            lock.unlock();
        });
        untilWaiting(a);
        a.interrupt();
        return end(a);
    }

    // await: interrupted before.
    // outcomes: InterruptedException false
    static String awaitInterruptedBefore() throws Exception {
        lock.lock();
        Thread.currentThread().interrupt();
        return thrown(condition::await) + " " + Thread.currentThread().isInterrupted();
    }

    // await: an interrupt and a signal: it throws, or returns with the interrupt pending.
    // outcomes: InterruptedException false | - true | - false
    static String awaitInterruptOrSignal() throws Exception {
        Thread a = start(() -> {
            lock.lock();
            note(thrown(condition::await) + " " + Thread.currentThread().isInterrupted());
            lock.unlock();
        });
        untilWaiting(a);
        Thread b = start(a::interrupt);
        lock.lock();
        condition.signal();
        lock.unlock();
        return end(a, b);
    }

    // await: signalled first, then interrupted while it waits for the lock: it returns normally.
    // outcomes: - true
    static String signalThenInterrupt() throws Exception {
        Thread a = start(() -> {
            lock.lock();
            note(thrown(condition::await) + " " + Thread.currentThread().isInterrupted());
            lock.unlock();
        });
        untilWaiting(a);
        lock.lock();
        condition.signal();
        a.interrupt();
        lock.unlock();
        return end(a);
    }

    // awaitUninterruptibly: goes on waiting; the status is set when it returns.
    // outcomes: true
    static String awaitUninterruptibly() throws Exception {
        Thread a = start(() -> {
            lock.lock();
            condition.awaitUninterruptibly();
            note(Thread.currentThread().isInterrupted());
            lock.unlock();
        });
        untilWaiting(a);
        a.interrupt();
        lock.lock();
        condition.signal();
        lock.unlock();
        return end(a);
    }

    // await(time): false if the time was over, else true.
    // outcomes: true | false
    static String timedAwait() throws Exception {
        lock.lock();
        Thread b = start(() -> {
            lock.lock();
            condition.signal();
            lock.unlock();
        });
        boolean got = condition.await(1, TimeUnit.MILLISECONDS);
        lock.unlock();
        b.join();
        return "" + got;
    }

    // awaitNanos: not positive when the time was over.
    // outcomes: true
    static String awaitNanos() throws Exception {
        lock.lock();
        return "" + (condition.awaitNanos(1000) <= 0);
    }

    // hasWaiters and getWaitQueueLength: need the lock.
    // outcomes: IllegalMonitorStateException true 1
    static String waiters() throws Exception {
        String first = thrown(() -> lock.hasWaiters(condition));
        Thread a = awaiter("a");
        untilWaiting(a);
        lock.lock();
        first += " " + lock.hasWaiters(condition) + " " + lock.getWaitQueueLength(condition);
        condition.signal();
        lock.unlock();
        a.join();
        return first;
    }

    // ReentrantReadWriteLock: several readers at once.
    // outcomes: 2
    static String readersShare() throws Exception {
        read.lock();
        return end(start(() -> {
            read.lock();
            note(both.getReadLockCount());
        }));
    }

    // A writer excludes readers, and readers a writer.
    // outcomes: false false
    static String writerExcludes() throws Exception {
        write.lock();
        Thread a = start(() -> note(read.tryLock()));
        a.join();
        write.unlock();
        read.lock();
        return end(start(() -> note(write.tryLock())));
    }

    // A writer can take the read lock, and so downgrade.
    // outcomes: true 1 false
    static String downgrade() throws Exception {
        write.lock();
        read.lock();
        write.unlock();
        return end(start(() -> note(read.tryLock() && both.getReadLockCount() == 2))) + " " + both.getReadHoldCount() + " "
            + both.isWriteLocked();
    }

    // A reader that wants to write waits for itself.
    // outcomes: deadlock
    static String upgrade() {
        read.lock();
        write.lock();
        return "locked";
    }

    // ... and tryLock fails.
    // outcomes: false
    static String tryUpgrade() {
        read.lock();
        return "" + write.tryLock();
    }

    // unlock without the lock throws; a read lock has no conditions.
    // outcomes: IllegalMonitorStateException IllegalMonitorStateException UnsupportedOperationException
    static String readWriteClauses() {
        return thrown(read::unlock) + " " + thrown(write::unlock) + " " + thrown(read::newCondition);
    }

    // The write lock is reentrant, and has hold counts.
    // outcomes: 2 true 0
    static String writeHolds() {
        write.lock();
        write.lock();
        return both.getWriteHoldCount() + " " + both.isWriteLockedByCurrentThread() + " " + both.getReadHoldCount();
    }

    // The write lock's condition releases it.
    // outcomes: a true
    static String writeCondition() throws Exception {
        Condition changed = write.newCondition();
        Thread a = start(() -> {
            write.lock();
            changed.await();
            note("a " + both.isWriteLockedByCurrentThread());
            write.unlock();
        });
        untilWaiting(a);
        write.lock();
        changed.signal();
        write.unlock();
        return end(a);
    }

    // StampedLock: write is exclusive and not reentrant.
    // outcomes: deadlock
    static String stampedNotReentrant() {
        stamped.writeLock();
        stamped.writeLock();
        return "locked";
    }

    // tryWriteLock and tryReadLock return 0 when they fail.
    // outcomes: true true true
    static String stampedTry() {
        long stamp = stamped.tryWriteLock();
        return (stamp != 0) + " " + (stamped.tryReadLock() == 0) + " " + (stamped.tryWriteLock() == 0);
    }

    // tryOptimisticRead: 0 while it is write-locked; validate is false after a write lock was taken, and for 0.
    // outcomes: true true false false
    static String stampedOptimistic() {
        long stamp = stamped.tryOptimisticRead();
        String all = stamped.validate(stamp) + " ";
        long writing = stamped.writeLock();
        all += (stamped.tryOptimisticRead() == 0) + " " + stamped.validate(stamp);
        stamped.unlockWrite(writing);
        return all + " " + stamped.validate(0);
    }

    // validate: true though a read lock was taken and released since.
    // outcomes: true
    static String stampedValidateRead() {
        long stamp = stamped.tryOptimisticRead();
        stamped.unlockRead(stamped.readLock());
        return "" + stamped.validate(stamp);
    }

    // validate: for a lock that is held, its stamp is valid.
    // outcomes: true true
    static String stampedValidateHeld() {
        long stamp = stamped.writeLock();
        String first = "" + stamped.validate(stamp);
        stamped.unlockWrite(stamp);
        return first + " " + stamped.validate(stamped.readLock());
    }

    // An optimistic read that validates has seen no write in between.
    // outcomes: 0 | 1 | retry
    static String stampedOptimisticRace() throws Exception {
        Thread other = start(() -> {
            long stamp = stamped.writeLock();
            x = 1;
            stamped.unlockWrite(stamp);
        });
        long stamp = stamped.tryOptimisticRead();
        int seen = x;
        String how = stamp != 0 && stamped.validate(stamp) ? "" + seen : "retry";
        other.join();
        return how;
    }

    // unlock with a stamp that does not match throws.
    // outcomes: IllegalMonitorStateException IllegalMonitorStateException IllegalMonitorStateException
    static String stampedBadStamps() {
        long stamp = stamped.writeLock();
        return thrown(() -> stamped.unlockRead(stamp)) + " " + thrown(() -> stamped.unlockWrite(stamp + 1)) + " "
            + thrown(() -> stamped.unlock(0));
    }

    // tryConvertToWriteLock: of a write stamp the same, of a read stamp if there is no other reader, of an optimistic one
    // if it is free and valid.
    // outcomes: true true 0 true
    static String stampedToWrite() {
        long write = stamped.writeLock();
        String all = (stamped.tryConvertToWriteLock(write) == write) + " ";
        stamped.unlockWrite(write);
        long reading = stamped.readLock(), converted = stamped.tryConvertToWriteLock(reading);
        all += (converted != 0 && stamped.isWriteLocked()) + " ";
        stamped.unlock(converted);
        reading = stamped.readLock();
        long other = stamped.readLock();
        all += stamped.tryConvertToWriteLock(reading) + " ";
        stamped.unlock(reading);
        stamped.unlock(other);
        long optimistic = stamped.tryOptimisticRead();
        return all + (stamped.tryConvertToWriteLock(optimistic) != 0);
    }

    // tryConvertToReadLock and tryConvertToOptimisticRead.
    // outcomes: true 1 true 0 true
    static String stampedToRead() {
        long write = stamped.writeLock(), reading = stamped.tryConvertToReadLock(write);
        String all = (reading != 0) + " " + stamped.getReadLockCount() + " ";
        long optimistic = stamped.tryConvertToOptimisticRead(reading);
        all += (optimistic != 0 && stamped.validate(optimistic)) + " " + stamped.getReadLockCount();
        return all + " " + (stamped.tryConvertToReadLock(optimistic) != 0 && stamped.isReadLocked());
    }

    // Stamps: any thread may unlock.
    // outcomes: false
    static String stampedUnlockedByOther() throws Exception {
        long stamp = stamped.writeLock();
        return end(start(() -> stamped.unlockWrite(stamp))) + stamped.isWriteLocked();
    }

    // writeLockInterruptibly and tryReadLock(time).
    // outcomes: InterruptedException 0
    static String stampedInterruptibly() throws Exception {
        stamped.writeLock();
        Thread.currentThread().interrupt();
        return thrown(stamped::writeLockInterruptibly) + " " + stamped.tryReadLock(1, TimeUnit.MILLISECONDS);
    }

    // The views: a write lock view and tryUnlockWrite.
    // outcomes: true false UnsupportedOperationException
    static String stampedViews() {
        Lock view = stamped.asWriteLock();
        view.lock();
        return stamped.tryUnlockWrite() + " " + stamped.tryUnlockWrite() + " " + thrown(view::newCondition);
    }
}
