package java.util.concurrent;

import clew.internal.Acquires;
import clew.internal.AnyOrder;
import clew.internal.Atomic;
import clew.internal.LetsGo;
import clew.internal.Releases;
import clew.internal.Unordered;
import clew.internal.Unseen;
import clew.internal.Wait;
import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A number of permits to take and give back. */
public class Semaphore implements Serializable {
    private static final long serialVersionUID = -3222578661600680210L;
    private final Sync sync;

    /** The state is the number of permits. */
    private static class Sync extends AbstractQueuedSynchronizer implements AnyOrder {
        private static final long serialVersionUID = 1192457210091910933L;

        Sync(int permits) {
            setState(permits);
        }

        @Override
        public boolean isInAnyOrder() {
            return true;
        }

        int permits() {
            return getState();
        }

        @Override
        protected int tryAcquireShared(int acquires) {
            return !isInAnyOrder() && hasQueuedPredecessors() ? -1 : take(acquires);
        }

        @Unordered
        private int left(int acquires) {
            return getState() - acquires;
        }

        @Acquires
        int take(int acquires) {
            int rest = left(acquires);
            if (rest >= 0) {
                setState(getState() - acquires);
            }
            return rest;
        }

        @Override
        @Releases
        protected boolean tryReleaseShared(int releases) {
            if (getState() + releases < getState()) {
                throw new Error("Maximum permit count exceeded");
            }
            setState(getState() + releases);
            return true;
        }

        @Unordered
        void reduce(int reductions) {
            if (getState() - reductions > getState()) {
                throw new Error("Permit count underflow");
            }
            setState(getState() - reductions);
        }
    }

    private static final class NonfairSync extends Sync {
        private static final long serialVersionUID = -2694183684443567898L;

        NonfairSync(int permits) {
            super(permits);
        }
    }

    private static final class FairSync extends Sync {
        private static final long serialVersionUID = 2014338818796000944L;

        FairSync(int permits) {
            super(permits);
        }

        @Override
        public boolean isInAnyOrder() {
            return false;
        }
    }

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean fair) {
        sync = fair ? new FairSync(permits) : new NonfairSync(permits);
    }

    private static int checked(int permits) {
        if (permits < 0) {
            throw new IllegalArgumentException();
        }
        return permits;
    }

    @Atomic
    public void acquire() throws InterruptedException {
        sync.acquireSharedInterruptibly(1);
    }

    @Atomic
    public void acquireUninterruptibly() {
        sync.acquireShared(1);
    }

    @Atomic
    public boolean tryAcquire() {
        Unseen.refute(this, Unseen.RELEASES);
        return sync.take(1) >= 0 || Wait.fails();
    }

    @Atomic
    public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
        Unseen.refute(this, Unseen.RELEASES);
        return sync.tryAcquireSharedNanos(1, unit.toNanos(timeout)) || Wait.fails();
    }

    @Atomic
    @LetsGo
    public void release() {
        sync.releaseShared(1);
    }

    @Atomic
    public void acquire(int permits) throws InterruptedException {
        sync.acquireSharedInterruptibly(checked(permits));
    }

    @Atomic
    public void acquireUninterruptibly(int permits) {
        sync.acquireShared(checked(permits));
    }

    @Atomic
    public boolean tryAcquire(int permits) {
        Unseen.refute(this, Unseen.RELEASES);
        return sync.take(checked(permits)) >= 0 || Wait.fails();
    }

    @Atomic
    public boolean tryAcquire(int permits, long timeout, TimeUnit unit) throws InterruptedException {
        Unseen.refute(this, Unseen.RELEASES);
        return sync.tryAcquireSharedNanos(checked(permits), unit.toNanos(timeout)) || Wait.fails();
    }

    @Atomic
    @LetsGo
    public void release(int permits) {
        sync.releaseShared(checked(permits));
    }

    public int availablePermits() {
        Unseen.refute(this, Unseen.RELEASES);
        return sync.permits();
    }

    @Atomic
    public int drainPermits() {
        Unseen.refute(this, Unseen.RELEASES);
        int permits = sync.permits();
        sync.take(permits);
        return permits;
    }

    @Atomic
    protected void reducePermits(int reduction) {
        Unseen.refute(this, Unseen.RELEASES);
        sync.reduce(checked(reduction));
    }

    public boolean isFair() {
        return !sync.isInAnyOrder();
    }

    public final boolean hasQueuedThreads() {
        Unseen.refute(this, Unseen.RELEASES);
        return sync.hasQueuedThreads();
    }

    public final int getQueueLength() {
        Unseen.refute(this, Unseen.RELEASES);
        return sync.getQueueLength();
    }

    protected Collection<Thread> getQueuedThreads() {
        Unseen.refute(this, Unseen.RELEASES);
        return sync.getQueuedThreads();
    }

    @Override
    public String toString() {
        Unseen.refute(this, Unseen.RELEASES);
        return super.toString() + "[Permits = " + sync.permits() + "]";
    }
}
