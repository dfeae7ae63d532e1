package java.util.concurrent.locks;

import clew.internal.Atomic;
import clew.internal.Pause;
import clew.internal.Unordered;
import clew.internal.Wait;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;

/**
 * A base for synchronizers made of one long and a queue of threads, first come first served. A queued thread tries when
 * it is first and sleeps otherwise; who releases or leaves the queue hands a wake-up to the first.
 */
public abstract class AbstractQueuedLongSynchronizer extends AbstractOwnableSynchronizer implements Serializable {
    private volatile long state;
    private transient Node first;

    /** A queued thread. */
    private static final class Node {
        final Thread thread = Thread.currentThread();
        final boolean shared;
        boolean mayTry;             // handed out by a wake-up, used up by the next try
        Node next;

        Node(boolean shared) {
            this.shared = shared;
        }
    }

    protected AbstractQueuedLongSynchronizer() {
    }

    protected final long getState() {
        return state;
    }

    protected final void setState(long newState) {
        state = newState;
    }

    @Atomic
    protected final boolean compareAndSetState(long expect, long update) {
        if (state != expect) {
            return false;
        }
        state = update;
        return true;
    }

    protected boolean tryAcquire(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryRelease(long arg) {
        throw new UnsupportedOperationException();
    }

    protected long tryAcquireShared(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryReleaseShared(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean isHeldExclusively() {
        throw new UnsupportedOperationException();
    }

    private boolean attempt(boolean shared, long arg) {
        return shared ? tryAcquireShared(arg) >= 0 : tryAcquire(arg);
    }

    @Atomic
    @Unordered
    private Node enqueue(boolean shared) {
        Node node = new Node(shared);
        if (first == null) {
            first = node;
        } else {
            Node last = first;
            while (last.next != null) {
                last = last.next;
            }
            last.next = node;
        }
        return node;
    }

    /** Takes a node out; the next one tries when the node gave up, got a wake-up that it did not need, or shares. */
    @Atomic
    @Unordered
    private void leave(Node node, boolean acquired) {
        if (first == node) {
            first = node.next;
            if (first != null && (!acquired || node.mayTry || node.shared && first.shared)) {
                wakeFirst();
            }
            return;
        }
        for (Node before = first; before != null; before = before.next) {
            if (before.next == node) {
                before.next = node.next;
                return;
            }
        }
    }

    @Atomic
    @Unordered
    private void wakeFirst() {
        if (first != null) {
            first.mayTry = true;
            Wait.wake(first);
        }
    }

    @Atomic
    @Unordered
    private boolean isFirst(Node node) {
        return first == node;
    }

    /** Sleeps until the node may try; returns what is left of the time. */
    @Atomic
    @Unordered
    private long sleep(Node node, boolean interruptible, long nanos) throws InterruptedException {
        // No wake-up is lost: mayTry keeps one that comes between a failed try and this step.
        while (!node.mayTry && nanos > 0) {
            if (interruptible) {
                nanos = Pause.onGate(node, nanos);
            } else {
                Wait.on(node, false, -1);
            }
        }
        node.mayTry = false;
        return nanos;
    }

    private boolean acquireQueued(boolean shared, long arg, boolean interruptible, long nanos) throws InterruptedException {
        Node node = enqueue(shared);
        boolean acquired = false;
        try {
            for (;;) {
                // A thread that has become first without a wake-up (the one before it acquired) waits for the release.
                if (isFirst(node) && attempt(shared, arg)) {
                    acquired = true;
                    return true;
                }
                if (nanos <= 0) {
                    return false;
                }
                nanos = sleep(node, interruptible, nanos);
            }
        } finally {
            leave(node, acquired);
        }
    }

    private void acquireQueued(boolean shared, long arg) {
        try {
            acquireQueued(shared, arg, false, Pause.FOREVER);
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public final void acquire(long arg) {
        if (!tryAcquire(arg)) {
            acquireQueued(false, arg);
        }
    }

    public final void acquireInterruptibly(long arg) throws InterruptedException {
        Pause.checkInterrupt();
        if (!tryAcquire(arg)) {
            acquireQueued(false, arg, true, Pause.FOREVER);
        }
    }

    public final boolean tryAcquireNanos(long arg, long nanosTimeout) throws InterruptedException {
        Pause.checkInterrupt();
        return tryAcquire(arg) || nanosTimeout > 0 && acquireQueued(false, arg, true, nanosTimeout);
    }

    public final boolean release(long arg) {
        if (!tryRelease(arg)) {
            return false;
        }
        wakeFirst();
        return true;
    }

    public final void acquireShared(long arg) {
        if (tryAcquireShared(arg) < 0) {
            acquireQueued(true, arg);
        }
    }

    public final void acquireSharedInterruptibly(long arg) throws InterruptedException {
        Pause.checkInterrupt();
        if (tryAcquireShared(arg) < 0) {
            acquireQueued(true, arg, true, Pause.FOREVER);
        }
    }

    public final boolean tryAcquireSharedNanos(long arg, long nanosTimeout) throws InterruptedException {
        Pause.checkInterrupt();
        return tryAcquireShared(arg) >= 0 || nanosTimeout > 0 && acquireQueued(true, arg, true, nanosTimeout);
    }

    public final boolean releaseShared(long arg) {
        if (!tryReleaseShared(arg)) {
            return false;
        }
        wakeFirst();
        return true;
    }

    @Atomic
    @Unordered
    public final boolean hasQueuedThreads() {
        return first != null;
    }

    /** As hasQueuedThreads: past contention is not recorded, it would only tell equal states apart. */
    @Atomic
    @Unordered
    public final boolean hasContended() {
        return first != null;
    }

    @Atomic
    @Unordered
    public final Thread getFirstQueuedThread() {
        return first == null ? null : first.thread;
    }

    @Atomic
    public final boolean isQueued(Thread thread) {
        if (thread == null) {
            throw new NullPointerException();
        }
        return getQueuedThreads().contains(thread);
    }

    @Atomic
    @Unordered
    final boolean firstQueuedIsExclusive() {
        return first != null && !first.shared;
    }

    @Atomic
    @Unordered
    public final boolean hasQueuedPredecessors() {
        return first != null && first.thread != Thread.currentThread();
    }

    @Atomic
    public final int getQueueLength() {
        return getQueuedThreads().size();
    }

    /** The latest first, as the JDK gives them. */
    private Collection<Thread> queued(boolean exclusive, boolean shared) {
        ArrayList<Thread> threads = new ArrayList<>();
        for (Node node = first; node != null; node = node.next) {
            if (node.shared ? shared : exclusive) {
                threads.add(0, node.thread);
            }
        }
        return threads;
    }

    @Atomic
    public final Collection<Thread> getQueuedThreads() {
        return queued(true, true);
    }

    @Atomic
    public final Collection<Thread> getExclusiveQueuedThreads() {
        return queued(true, false);
    }

    @Atomic
    public final Collection<Thread> getSharedQueuedThreads() {
        return queued(false, true);
    }

    @Override
    public String toString() {
        return super.toString() + "[State = " + getState() + ", " + (hasQueuedThreads() ? "non" : "") + "empty queue]";
    }

    private ConditionObject own(ConditionObject condition) {
        if (!owns(condition)) {
            throw new IllegalArgumentException("Not owner");
        }
        return condition;
    }

    public final boolean owns(ConditionObject condition) {
        return condition.isOwnedBy(this);
    }

    public final boolean hasWaiters(ConditionObject condition) {
        return own(condition).hasWaiters();
    }

    public final int getWaitQueueLength(ConditionObject condition) {
        return own(condition).getWaitQueueLength();
    }

    public final Collection<Thread> getWaitingThreads(ConditionObject condition) {
        return own(condition).getWaitingThreads();
    }

    /** A condition of the lock that the synchronizer is. */
    public class ConditionObject extends FifoCondition implements Serializable {
        public ConditionObject() {
        }

        @Override
        boolean held() {
            return isHeldExclusively();
        }

        @Override
        long giveBack() {
            long saved = getState();
            if (!release(saved)) {
                throw new IllegalMonitorStateException();
            }
            return saved;
        }

        @Override
        void takeBack(long saved, Object turn) {
            acquire(saved);
        }

        final boolean isOwnedBy(AbstractQueuedLongSynchronizer synchronizer) {
            return synchronizer == AbstractQueuedLongSynchronizer.this;
        }

        protected final boolean hasWaiters() {
            return hasWaitingThreads();
        }

        protected final int getWaitQueueLength() {
            return waitingCount();
        }

        protected final Collection<Thread> getWaitingThreads() {
            return waitingThreads();
        }
    }
}
