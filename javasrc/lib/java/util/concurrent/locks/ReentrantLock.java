package java.util.concurrent.locks;

import clew.internal.Atomic;
import clew.internal.Monitors;
import clew.internal.Pause;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/** A lock that is the monitor of this very object. Fair locks are taken in any order too: the checker tries each. */
public class ReentrantLock implements Lock, Serializable {
    private final boolean fair;

    public ReentrantLock() {
        this(false);
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
    }

    @Override
    @Atomic
    public void lock() {
        Monitors.enter(this);
    }

    @Override
    @Atomic
    public void lockInterruptibly() throws InterruptedException {
        Pause.checkInterrupt();
        Monitors.enterInterruptibly(this);
    }

    @Override
    @Atomic
    public boolean tryLock() {
        return Monitors.tryEnter(this);
    }

    @Override
    @Atomic
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout);
        Pause.checkInterrupt();
        if (Monitors.tryEnter(this)) {
            return true;
        }
        return nanos > 0 && Monitors.enterTimed(this, nanos);
    }

    @Override
    @Atomic
    public void unlock() {
        if (Monitors.holds(this) == 0) {
            throw new IllegalMonitorStateException();
        }
        Monitors.exit(this);
    }

    @Override
    public Condition newCondition() {
        return new LockCondition(this);
    }

    /** A condition of this lock. */
    private static final class LockCondition extends FifoCondition implements Serializable {
        final ReentrantLock lock;

        LockCondition(ReentrantLock lock) {
            this.lock = lock;
        }

        @Override
        boolean held() {
            return Monitors.holds(lock) > 0;
        }

        @Override
        long giveBack() {
            int count = Monitors.holds(lock);
            for (int i = 0; i < count; i++) {
                Monitors.exit(lock);
            }
            return count;
        }

        @Override
        void takeBack(long count) {
            for (long i = 0; i < count; i++) {
                Monitors.enter(lock);
            }
        }
    }

    public int getHoldCount() {
        return Monitors.holds(this);
    }

    public boolean isHeldByCurrentThread() {
        return Monitors.holds(this) > 0;
    }

    @Atomic
    public boolean isLocked() {
        return Monitors.owner(this) != null;
    }

    public final boolean isFair() {
        return fair;
    }

    @Atomic
    protected Thread getOwner() {
        return Monitors.owner(this);
    }

    @Atomic
    public final boolean hasQueuedThreads() {
        return Monitors.contended(this);
    }

    @Atomic
    public final boolean hasQueuedThread(Thread thread) {
        if (thread == null) {
            throw new NullPointerException();
        }
        return getQueuedThreads().contains(thread);
    }

    @Atomic
    public final int getQueueLength() {
        return Monitors.entering(this).length;
    }

    @Atomic
    protected Collection<Thread> getQueuedThreads() {
        return Arrays.asList(Monitors.entering(this));
    }

    private LockCondition own(Condition condition) {
        if (condition == null) {
            throw new NullPointerException();
        }
        if (!(condition instanceof LockCondition) || ((LockCondition) condition).lock != this) {
            throw new IllegalArgumentException("not owner");
        }
        return (LockCondition) condition;
    }

    public boolean hasWaiters(Condition condition) {
        return own(condition).hasWaitingThreads();
    }

    public int getWaitQueueLength(Condition condition) {
        return own(condition).waitingCount();
    }

    protected Collection<Thread> getWaitingThreads(Condition condition) {
        return own(condition).waitingThreads();
    }

    @Override
    @Atomic
    public String toString() {
        Thread owner = Monitors.owner(this);
        return super.toString() + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
    }
}
