package java.util.concurrent.locks;

import clew.internal.Acquires;
import clew.internal.AnyOrder;
import clew.internal.Atomic;
import clew.internal.Chance;
import clew.internal.Releases;
import clew.internal.Unordered;
import clew.internal.Wait;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/** A reentrant read-write lock: one queue for both locks, and a list of how often each reader holds the read lock. */
public class ReentrantReadWriteLock implements ReadWriteLock, Serializable {
    private static final long serialVersionUID = -6992448646407690164L;
    private final ReadLock readerLock;
    private final WriteLock writerLock;
    final Sync sync;

    public ReentrantReadWriteLock() {
        this(false);
    }

    public ReentrantReadWriteLock(boolean fair) {
        if (fair) sync = new FairSync();
        else sync = new NonfairSync();
        writerLock = new WriteLock(this);
        readerLock = new ReadLock(this);
    }

    @Override
    public WriteLock writeLock() {
        return writerLock;
    }

    @Override
    public ReadLock readLock() {
        return readerLock;
    }

    private static final class NonfairSync extends Sync {
        private static final long serialVersionUID = -8159625535654395037L;
    }

    private static final class FairSync extends Sync {
        private static final long serialVersionUID = -2274990926593161451L;

        @Override
        public boolean isInAnyOrder() {
            return false;
        }
    }

    /** How often one thread holds the read lock. */
    private static final class Hold {
        final Thread thread = Thread.currentThread();
        int count = 1;
        Hold next;
    }

    /** The state: holds of readers in the upper half, of the writer in the lower. */
    private static class Sync extends AbstractQueuedSynchronizer implements AnyOrder {
        private static final long serialVersionUID = 6317671515068378041L;
        private static final int READ = 1 << 16, MAX = READ - 1;

        private transient Hold holds;

        Sync() {
        }

        @Override
        public boolean isInAnyOrder() {
            return true;
        }

        /** A deserialized lock is free. */
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            setState(0);
        }

        @Unordered
        int readers() {
            return getState() >>> 16;
        }

        @Unordered
        int writes() {
            return getState() & MAX;
        }

        @Unordered
        boolean ownedByCurrent() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }

        Thread owner() {
            return writes() == 0 ? null : getExclusiveOwnerThread();
        }

        @Override
        protected boolean isHeldExclusively() {
            return ownedByCurrent();
        }

        ConditionObject newCondition() {
            return new ConditionObject();
        }

        @Override
        @Atomic
        protected boolean tryAcquire(int acquires) {
            if (!isInAnyOrder() && isFree() && hasQueuedPredecessors()) {
                return false;
            }
            return tryWrite(acquires);
        }

        @Unordered
        private boolean isFree() {
            return getState() == 0;
        }

        @Atomic
        @Acquires
        boolean tryWrite(int acquires) {
            if (!isFree() && !(writes() > 0 && ownedByCurrent())) {
                return false;
            }
            if (writes() + (acquires & MAX) > MAX) {
                throw new Error("Maximum lock count exceeded");
            }
            setState(getState() + acquires);
            setExclusiveOwnerThread(Thread.currentThread());
            return true;
        }

        @Override
        @Atomic
        @Releases
        protected boolean tryRelease(int releases) {
            if (!ownedByCurrent()) {
                throw new IllegalMonitorStateException();
            }
            int state = getState() - releases;
            boolean free = (state & MAX) == 0;
            if (free) {
                setExclusiveOwnerThread(null);
            }
            setState(state);
            return free;
        }

        @Override
        @Atomic
        protected int tryAcquireShared(int unused) {
            boolean reentrant = ownedByCurrent() || readHolds() > 0;
            if (!reentrant && (isInAnyOrder() ? letsWriterPass() : hasQueuedPredecessors())) {
                return -1;
            }
            return tryRead() ? 1 : -1;
        }

        /** Without fairness a reader may be let in or be kept waiting where a writer waits. */
        private boolean letsWriterPass() {
            return firstQueuedIsExclusive() && !firstIsCurrent() && Chance.below(2) == 0;
        }

        private boolean firstIsCurrent() {
            return getFirstQueuedThread() == Thread.currentThread();
        }

        @Atomic
        @Acquires
        boolean tryRead() {
            if (writes() > 0 && !ownedByCurrent()) {
                return false;
            }
            if (readers() == MAX) {
                throw new Error("Maximum lock count exceeded");
            }
            setState(getState() + READ);
            Hold hold = findHold();
            if (hold != null) {
                hold.count++;
            } else {
                hold = new Hold();
                hold.next = holds;
                holds = hold;
            }
            return true;
        }

        @Override
        @Atomic
        @Releases
        protected boolean tryReleaseShared(int unused) {
            Hold hold = findHold();
            if (hold == null) {
                throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
            }
            if (--hold.count == 0) {
                removeHold(hold);
            }
            setState(getState() - READ);
            return getState() == 0;
        }

        @Unordered
        private Hold findHold() {
            Hold hold = holds;
            while (hold != null && hold.thread != Thread.currentThread()) {
                hold = hold.next;
            }
            return hold;
        }

        private void removeHold(Hold hold) {
            if (holds == hold) {
                holds = hold.next;
                return;
            }
            Hold before = holds;
            while (before.next != hold) {
                before = before.next;
            }
            before.next = hold.next;
        }

        int readHolds() {
            Hold hold = findHold();
            return hold == null ? 0 : hold.count;
        }
    }

    /** The lock for reading. */
    public static class ReadLock implements Lock, Serializable {
        private static final long serialVersionUID = -5992448646407690164L;
        private final Sync sync;

        protected ReadLock(ReentrantReadWriteLock lock) {
            sync = lock.sync;
        }

        @Override
        @Atomic
        public void lock() {
            sync.acquireShared(1);
        }

        @Override
        @Atomic
        public void lockInterruptibly() throws InterruptedException {
            sync.acquireSharedInterruptibly(1);
        }

        @Override
        @Atomic
        public boolean tryLock() {
            return sync.tryRead() || Wait.fails();
        }

        @Override
        @Atomic
        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            return sync.tryAcquireSharedNanos(1, unit.toNanos(timeout)) || Wait.fails();
        }

        @Override
        @Atomic
        public void unlock() {
            sync.releaseShared(1);
        }

        @Override
        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }

        @Override
        @Atomic
        public String toString() {
            return super.toString() + "[Read locks = " + sync.readers() + "]";
        }
    }

    /** The lock for writing. */
    public static class WriteLock implements Lock, Serializable {
        private static final long serialVersionUID = -4992448646407690164L;
        private final Sync sync;

        protected WriteLock(ReentrantReadWriteLock lock) {
            sync = lock.sync;
        }

        @Override
        @Atomic
        public void lock() {
            sync.acquire(1);
        }

        @Override
        @Atomic
        public void lockInterruptibly() throws InterruptedException {
            sync.acquireInterruptibly(1);
        }

        @Override
        @Atomic
        public boolean tryLock() {
            return sync.tryWrite(1) || Wait.fails();
        }

        @Override
        @Atomic
        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            return sync.tryAcquireNanos(1, unit.toNanos(timeout)) || Wait.fails();
        }

        @Override
        @Atomic
        public void unlock() {
            sync.release(1);
        }

        @Override
        public Condition newCondition() {
            return sync.newCondition();
        }

        @Atomic
        public boolean isHeldByCurrentThread() {
            return sync.isHeldExclusively();
        }

        @Atomic
        public int getHoldCount() {
            return sync.isHeldExclusively() ? sync.writes() : 0;
        }

        @Override
        @Atomic
        public String toString() {
            Thread owner = sync.owner();
            return super.toString() + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
        }
    }

    public final boolean isFair() {
        return !sync.isInAnyOrder();
    }

    @Atomic
    protected Thread getOwner() {
        return sync.owner();
    }

    @Atomic
    public int getReadLockCount() {
        return sync.readers();
    }

    @Atomic
    public boolean isWriteLocked() {
        return sync.writes() > 0;
    }

    @Atomic
    public boolean isWriteLockedByCurrentThread() {
        return sync.isHeldExclusively();
    }

    @Atomic
    public int getWriteHoldCount() {
        return writerLock.getHoldCount();
    }

    @Atomic
    public int getReadHoldCount() {
        return sync.readHolds();
    }

    protected Collection<Thread> getQueuedWriterThreads() {
        return sync.getExclusiveQueuedThreads();
    }

    protected Collection<Thread> getQueuedReaderThreads() {
        return sync.getSharedQueuedThreads();
    }

    public final boolean hasQueuedThreads() {
        return sync.hasQueuedThreads();
    }

    public final boolean hasQueuedThread(Thread thread) {
        return sync.isQueued(thread);
    }

    public final int getQueueLength() {
        return sync.getQueueLength();
    }

    protected Collection<Thread> getQueuedThreads() {
        return sync.getQueuedThreads();
    }

    private static AbstractQueuedSynchronizer.ConditionObject own(Condition condition) {
        if (condition == null) {
            throw new NullPointerException();
        }
        if (!(condition instanceof AbstractQueuedSynchronizer.ConditionObject)) {
            throw ReentrantLock.refusal(condition);
        }
        return (AbstractQueuedSynchronizer.ConditionObject) condition;
    }

    public boolean hasWaiters(Condition condition) {
        return sync.hasWaiters(own(condition));
    }

    public int getWaitQueueLength(Condition condition) {
        return sync.getWaitQueueLength(own(condition));
    }

    protected Collection<Thread> getWaitingThreads(Condition condition) {
        return sync.getWaitingThreads(own(condition));
    }

    @Override
    @Atomic
    public String toString() {
        return super.toString() + "[Write locks = " + sync.writes() + ", Read locks = " + sync.readers() + "]";
    }
}
