package java.util.concurrent.locks;

import clew.internal.Acquires;
import clew.internal.Atomic;
import clew.internal.Chance;
import clew.internal.Pause;
import clew.internal.Releases;
import clew.internal.Unordered;
import clew.internal.Wait;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.concurrent.TimeUnit;

/**
 * A lock with versions, for optimistic reading; not reentrant.
 * <pre>
 *   state:  version ...... | W (bit 7) | readers (bits 0-6)      a write lock's release carries into the version
 * </pre>
 */
public class StampedLock implements Serializable {
    private static final long serialVersionUID = -6001602636862214147L;
    private static final long READERS = 127, MOST_READERS = 126, WRITE = 128, LOCKS = READERS | WRITE, VERSION = ~READERS, ORIGIN = 256;

    private transient volatile long state = ORIGIN;
    private transient int moreReaders;                // readers that bits 0-6 cannot count

    public StampedLock() {
    }

    /** For looking, which orders nothing until something is taken or given back. */
    @Unordered
    private long now() {
        return state;
    }

    /** The stamp of those who do not get what they want. */
    private static long failed() {
        Wait.fails();
        return 0;
    }

    @Acquires
    private long takeWrite() {
        return state |= WRITE;
    }

    @Acquires
    private long takeRead() {
        if ((now() & READERS) < MOST_READERS) {
            return ++state;
        }
        moreReaders++;
        return state;
    }

    /** The version that an optimistic reader sees, and has seen. */
    @Acquires
    private long version() {
        return state & VERSION;
    }

    @Releases
    private void releaseWrite() {
        state += WRITE;
        if (now() == 0) {
            state = ORIGIN;
        }
        Wait.wakeAll(this);
    }

    @Releases
    private void releaseRead() {
        if (moreReaders > 0) {
            moreReaders--;
        } else if ((--state & READERS) == 0) {
            Wait.wakeAll(this);
        }
    }

    private boolean mayWrite() {
        return (now() & LOCKS) == 0;
    }

    private boolean mayRead() {
        return (now() & WRITE) == 0;
    }

    /** Neither readers nor writers are preferred: a reader may be let in to other readers or be kept waiting with a writer. */
    private boolean readNow() {
        return mayRead() && ((now() & READERS) == 0 || Wait.waiting(this) == 0 || Chance.below(2) == 1);
    }

    private boolean sameVersion(long stamp) {
        return (now() & VERSION) == (stamp & VERSION);
    }

    @Atomic
    public long writeLock() {
        // Test and sleep are one step; whoever frees the lock wakes all that wait for it.
        while (!mayWrite()) {
            Wait.on(this, false, -1);
        }
        return takeWrite();
    }

    @Atomic
    public long tryWriteLock() {
        return mayWrite() ? takeWrite() : failed();
    }

    @Atomic
    public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        return writeLock(unit.toNanos(time));
    }

    @Atomic
    public long writeLockInterruptibly() throws InterruptedException {
        return writeLock(Pause.FOREVER);
    }

    private long writeLock(long nanos) throws InterruptedException {
        Pause.checkInterrupt();
        if (!mayWrite() && nanos > 0) {
            awaitWrite(nanos);
        }
        return mayWrite() ? takeWrite() : failed();
    }

    /** As in writeLock(); readers that were kept waiting with a writer that gives up may go on. */
    private void awaitWrite(long nanos) throws InterruptedException {
        try {
            for (long left = nanos; !mayWrite() && left > 0;) {
                left = Pause.onGate(this, left);
            }
        } finally {
            if (!mayWrite()) {
                Wait.wakeAll(this);
            }
        }
    }

    @Atomic
    public long readLock() {
        // Test and sleep are one step; the writer wakes all when it leaves.
        while (!readNow()) {
            Wait.on(this, false, -1);
        }
        return takeRead();
    }

    @Atomic
    public long tryReadLock() {
        return mayRead() ? takeRead() : failed();
    }

    @Atomic
    public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        return readLock(unit.toNanos(time));
    }

    @Atomic
    public long readLockInterruptibly() throws InterruptedException {
        return readLock(Pause.FOREVER);
    }

    private long readLock(long nanos) throws InterruptedException {
        Pause.checkInterrupt();
        // As in readLock(); a timed try takes what is there.
        while (nanos == Pause.FOREVER ? !readNow() : !mayRead()) {
            if (nanos <= 0) {
                return failed();
            }
            nanos = Pause.onGate(this, nanos);
        }
        return takeRead();
    }

    @Atomic
    public long tryOptimisticRead() {
        return mayRead() ? version() : failed();
    }

    @Atomic
    public boolean validate(long stamp) {
        return sameVersion(stamp) ? version() == (stamp & VERSION) : Wait.fails();
    }

    @Atomic
    public void unlockWrite(long stamp) {
        if (now() != stamp || (stamp & WRITE) == 0) {
            throw new IllegalMonitorStateException();
        }
        releaseWrite();
    }

    @Atomic
    public void unlockRead(long stamp) {
        if ((stamp & READERS) == 0 || !sameVersion(stamp) || !hasReaders()) {
            throw new IllegalMonitorStateException();
        }
        releaseRead();
    }

    @Atomic
    public void unlock(long stamp) {
        if ((stamp & WRITE) != 0) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    @Atomic
    public long tryConvertToWriteLock(long stamp) {
        if (!sameVersion(stamp)) {
            return failed();
        }
        long mode = stamp & LOCKS, now = now() & LOCKS;
        if (now == 0) {
            return mode == 0 ? takeWrite() : failed();
        }
        if (now == WRITE) {
            return mode == WRITE ? stamp : failed();
        }
        return now == 1 && mode != 0 ? upgrade() : failed();
    }

    /** The only reader becomes the writer. */
    @Acquires
    private long upgrade() {
        return state = state - 1 + WRITE;
    }

    @Atomic
    public long tryConvertToReadLock(long stamp) {
        if (!sameVersion(stamp)) {
            return failed();
        }
        long mode = stamp & LOCKS;
        if (mode == 0) {
            return takeRead();
        }
        if (mode < WRITE) {
            return hasReaders() ? stamp : failed();
        }
        if (now() != stamp) {
            return failed();
        }
        releaseWrite();
        return takeRead();
    }

    @Atomic
    public long tryConvertToOptimisticRead(long stamp) {
        if (!sameVersion(stamp)) {
            return failed();
        }
        long mode = stamp & LOCKS;
        if (mode == 0) {
            return stamp;
        }
        if (mode >= WRITE) {
            if (now() != stamp) {
                return failed();
            }
            releaseWrite();
        } else {
            if (!hasReaders()) {
                return failed();
            }
            releaseRead();
        }
        return version();
    }

    @Atomic
    public boolean tryUnlockWrite() {
        if (mayRead()) {
            return Wait.fails();
        }
        releaseWrite();
        return true;
    }

    @Atomic
    public boolean tryUnlockRead() {
        if (!hasReaders()) {
            return Wait.fails();
        }
        releaseRead();
        return true;
    }

    private boolean hasReaders() {
        return (now() & READERS) != 0;
    }

    public boolean isWriteLocked() {
        return (state & WRITE) != 0;
    }

    public boolean isReadLocked() {
        return (state & READERS) != 0;
    }

    public static boolean isWriteLockStamp(long stamp) {
        return (stamp & LOCKS) == WRITE;
    }

    public static boolean isReadLockStamp(long stamp) {
        return (stamp & READERS) != 0;
    }

    public static boolean isLockStamp(long stamp) {
        return (stamp & LOCKS) != 0;
    }

    public static boolean isOptimisticReadStamp(long stamp) {
        return (stamp & LOCKS) == 0 && stamp != 0;
    }

    @Atomic
    public int getReadLockCount() {
        return (int) (state & READERS) + moreReaders;
    }

    @Override
    @Atomic
    public String toString() {
        String mode = isWriteLocked() ? "[Write-locked]" : isReadLocked() ? "[Read-locks:" + getReadLockCount() + "]" : "[Unlocked]";
        return super.toString() + mode;
    }

    public Lock asReadLock() {
        return new View(this, false);
    }

    public Lock asWriteLock() {
        return new View(this, true);
    }

    public ReadWriteLock asReadWriteLock() {
        return new ReadWriteLock() {
            @Override
            public Lock readLock() {
                return asReadLock();
            }

            @Override
            public Lock writeLock() {
                return asWriteLock();
            }
        };
    }

    /** One of the two locks, for code that knows no stamps. */
    private static final class View implements Lock {
        private final StampedLock lock;
        private final boolean write;

        View(StampedLock lock, boolean write) {
            this.lock = lock;
            this.write = write;
        }

        @Override
        public void lock() {
            if (write) {
                lock.writeLock();
            } else {
                lock.readLock();
            }
        }

        @Override
        public void lockInterruptibly() throws InterruptedException {
            if (write) {
                lock.writeLockInterruptibly();
            } else {
                lock.readLockInterruptibly();
            }
        }

        @Override
        public boolean tryLock() {
            return (write ? lock.tryWriteLock() : lock.tryReadLock()) != 0;
        }

        @Override
        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            return (write ? lock.tryWriteLock(time, unit) : lock.tryReadLock(time, unit)) != 0;
        }

        @Override
        public void unlock() {
            if (!(write ? lock.tryUnlockWrite() : lock.tryUnlockRead())) {
                throw new IllegalMonitorStateException();
            }
        }

        @Override
        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    /** A deserialized lock is free. */
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        state = ORIGIN;
    }
}
