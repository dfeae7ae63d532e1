package java.util.concurrent.locks;

import clew.internal.Atomic;
import clew.internal.Finals;
import clew.internal.LetsGo;
import clew.internal.Monitors;
import clew.internal.Pause;
import clew.internal.Unordered;
import clew.internal.Unseen;
import clew.internal.Wait;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/**
 * A reentrant lock: the monitor of an object that the program cannot see, so that the lock has nothing to do with the
 * monitor of the lock object itself. Who gets a lock that is not fair is open, and the checker tries each thread; a
 * fair one keeps a queue and is handed out in its order.
 */
public class ReentrantLock implements Lock, Serializable {
    private static final long serialVersionUID = 7373984872572414699L;
    private final Sync sync;

    /** What is locked. Messages of the checker call it by the name of the lock it belongs to. */
    private static class Sync implements Serializable {
        private static final long serialVersionUID = -5179523762034025860L;
        final transient ReentrantLock lock;

        Sync(ReentrantLock lock) {
            this.lock = lock;
        }

        void lock() {
            Monitors.enter(this);
        }

        void lockInterruptibly() throws InterruptedException {
            Monitors.enterInterruptibly(this);
        }

        boolean lock(long nanos) throws InterruptedException {
            return Monitors.tryEnter(this) || nanos > 0 && Monitors.enterTimed(this, nanos);
        }

        void unlock() {
            Monitors.exit(this);
        }

        Thread[] queue() {
            return Monitors.entering(this);
        }

        /** Enlists a thread that was signalled; what {@link #takeBack} needs. */
        Turn enlist(Thread thread) {
            return null;
        }

        /** Takes the lock after waiting for a condition, whatever comes. */
        void takeBack(Turn turn) {
            Monitors.enter(this);
        }
    }

    /** A name of its own, by which the serialized form knows it. */
    private static final class NonfairSync extends Sync {
        private static final long serialVersionUID = 7316153563782823691L;

        NonfairSync(ReentrantLock lock) {
            super(lock);
        }
    }

    /** A deserialized lock is free. */
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        Finals.set(sync, Sync.class, "lock", this);
    }

    /** The place of a thread in the queue of a fair lock. Messages call it, too, by the name of the lock. */
    private static final class Turn {
        final ReentrantLock lock;
        final Thread thread;
        Turn next;

        Turn(ReentrantLock lock, Thread thread) {
            this.lock = lock;
            this.thread = thread;
        }
    }

    /** A fair lock: whoever cannot have it at once waits for its turn. Only an untimed tryLock passes the queue. */
    private static final class FairSync extends Sync {
        private static final long serialVersionUID = -3000897897090466540L;
        private transient Turn first;

        FairSync(ReentrantLock lock) {
            super(lock);
        }

        @Unordered
        private boolean takeAtOnce() {
            return (first == null || Monitors.holds(this) > 0) && Monitors.tryEnter(this);
        }

        @Override
        @Unordered
        Turn enlist(Thread thread) {
            Turn turn = new Turn(lock, thread);
            if (first == null) {
                first = turn;
            } else {
                Turn last = first;
                while (last.next != null) {
                    last = last.next;
                }
                last.next = turn;
            }
            return turn;
        }

        @Unordered
        private boolean takeInTurn(Turn turn) {
            if (first != turn || !Monitors.tryEnter(this)) {
                return false;
            }
            first = turn.next;
            return true;
        }

        /** The turn is given up; the one behind it may have been waiting for it only. */
        @Unordered
        private void delist(Turn turn) {
            if (first == turn) {
                first = turn.next;
                wakeFirst();
                return;
            }
            Turn before = first;
            while (before.next != turn) {
                before = before.next;
            }
            before.next = turn.next;
        }

        @Unordered
        private void wakeFirst() {
            if (first != null && Monitors.owner(this) == null) {
                Wait.wake(first);
            }
        }

        // No wake-up is lost: trying and falling asleep are one step, and whoever frees the lock wakes the first.
        private boolean queueUp(Turn turn, long nanos) throws InterruptedException {
            long left = nanos;
            try {
                while (!takeInTurn(turn)) {
                    if (left <= 0) {
                        delist(turn);
                        return false;
                    }
                    left = Pause.onGate(turn, left);
                }
            } catch (InterruptedException interrupt) {
                delist(turn);
                throw interrupt;
            }
            return true;
        }

        @Override
        void lock() {
            if (!takeAtOnce()) {
                takeBack(enlist(Thread.currentThread()));
            }
        }

        @Override
        void lockInterruptibly() throws InterruptedException {
            if (!takeAtOnce()) {
                queueUp(enlist(Thread.currentThread()), Pause.FOREVER);
            }
        }

        @Override
        boolean lock(long nanos) throws InterruptedException {
            return takeAtOnce() || nanos > 0 && queueUp(enlist(Thread.currentThread()), nanos);
        }

        @Override
        void unlock() {
            Monitors.exit(this);
            wakeFirst();
        }

        @Override
        Thread[] queue() {
            int count = 0;
            for (Turn turn = first; turn != null; turn = turn.next) {
                count++;
            }
            Thread[] threads = new Thread[count];
            for (Turn turn = first; turn != null; turn = turn.next) {
                threads[--count] = turn.thread;
            }
            return threads;
        }

        @Override
        void takeBack(Turn turn) {
            Turn mine = turn != null ? turn : enlist(Thread.currentThread());
            while (!takeInTurn(mine)) {
                Wait.on(mine, false, -1);
            }
        }
    }

    public ReentrantLock() {
        this(false);
    }

    public ReentrantLock(boolean fair) {
        sync = fair ? new FairSync(this) : new NonfairSync(this);
    }

    @Override
    @Atomic
    public void lock() {
        sync.lock();
    }

    @Override
    @Atomic
    public void lockInterruptibly() throws InterruptedException {
        Pause.checkInterrupt();
        sync.lockInterruptibly();
    }

    @Override
    @Atomic
    public boolean tryLock() {
        Unseen.refute(this, Unseen.RELEASES);
        return Monitors.tryEnter(sync) || Wait.fails();
    }

    @Override
    @Atomic
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        Unseen.refute(this, Unseen.RELEASES);
        long nanos = unit.toNanos(timeout);
        Pause.checkInterrupt();
        return sync.lock(nanos) || Wait.fails();
    }

    @Override
    @Atomic
    @LetsGo
    public void unlock() {
        if (Monitors.holds(sync) == 0) {
            throw new IllegalMonitorStateException();
        }
        sync.unlock();
    }

    @Override
    public Condition newCondition() {
        return new LockCondition(sync);
    }

    /** A condition of this lock. */
    private static final class LockCondition extends FifoCondition implements Serializable {
        private static final long serialVersionUID = 1;
        final Sync sync;

        LockCondition(Sync sync) {
            this.sync = sync;
        }

        private Object writeReplace() { return new Synchronizer(sync).new ConditionObject(); }

        @Override
        boolean held() {
            return Monitors.holds(sync) > 0;
        }

        @Override
        long giveBack() {
            int count = Monitors.holds(sync);
            for (int i = 1; i < count; i++) {
                Monitors.exit(sync);
            }
            sync.unlock();
            return count;
        }

        @Override
        Object enlist(Thread thread) {
            return sync.enlist(thread);
        }

        @Override
        void takeBack(long count, Object turn) {
            sync.takeBack((Turn) turn);
            for (long i = 1; i < count; i++) {
                Monitors.enter(sync);
            }
        }
    }

    public int getHoldCount() {
        return Monitors.holds(sync);
    }

    public boolean isHeldByCurrentThread() {
        return Monitors.holds(sync) > 0;
    }

    @Atomic
    public boolean isLocked() {
        Unseen.refute(this, Unseen.RELEASES);
        return Monitors.owner(sync) != null;
    }

    public final boolean isFair() {
        return sync instanceof FairSync;
    }

    @Atomic
    protected Thread getOwner() {
        Unseen.refute(this, Unseen.RELEASES);
        return Monitors.owner(sync);
    }

    @Atomic
    public final boolean hasQueuedThreads() {
        Unseen.refute(this, Unseen.RELEASES);
        return sync.queue().length > 0;
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
        Unseen.refute(this, Unseen.RELEASES);
        return sync.queue().length;
    }

    @Atomic
    protected Collection<Thread> getQueuedThreads() {
        Unseen.refute(this, Unseen.RELEASES);
        return Arrays.asList(sync.queue());
    }

    /** What conditions in a stream belong to: there the sync is a synchronizer. */
    private static final class Synchronizer extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 1;
        private final Sync sync;

        Synchronizer(Sync sync) {
            this.sync = sync;
        }

        private Object writeReplace() { return sync; }
    }

    /** What a condition that was read belongs to. */
    static Object synchronizer(Object read) { return read instanceof Sync sync ? new Synchronizer(sync) : read; }

    /** A condition that was read, as one of this class if it belongs to such a lock. */
    static Condition conditionOf(Object synchronizer, Condition read) {
        return synchronizer instanceof Synchronizer own ? new LockCondition(own.sync) : read;
    }

    /** A condition of another lock of the library's, or one of another kind. */
    static IllegalArgumentException refusal(Condition condition) {
        boolean isOurs = condition instanceof LockCondition || condition instanceof AbstractQueuedSynchronizer.ConditionObject;
        return new IllegalArgumentException(isOurs ? "Not owner" : "not owner");
    }

    private LockCondition own(Condition condition) {
        if (condition == null) {
            throw new NullPointerException();
        }
        if (!(condition instanceof LockCondition) || ((LockCondition) condition).sync != sync) {
            throw refusal(condition);
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
        Unseen.refute(this, Unseen.RELEASES);
        Thread owner = Monitors.owner(sync);
        return super.toString() + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
    }
}
