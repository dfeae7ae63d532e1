package java.util.concurrent.locks;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Clock;
import clew.internal.Pause;
import clew.internal.Wait;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;

/** A condition whose waiters are signalled in the order in which they came; the kind of lock is left to subclasses. */
abstract class FifoCondition implements Condition {
    private Waiter first;

    /** A thread that waits; it leaves the list when it is signalled or gives up. */
    private static final class Waiter {
        final Thread thread = Thread.currentThread();
        boolean signalled;
        boolean over;               // it woke up without a signal: the time is over, or for no reason
        long left;                  // of its time
        Object turn;                // where it was enlisted when it was signalled
        Waiter next;
    }

    /** Whether the current thread holds the lock. */
    abstract boolean held();

    /** Gives the lock back entirely and returns what {@link #takeBack} needs. */
    abstract long giveBack();

    /** A thread is signalled: from now on it queues for the lock, if the lock has a queue. What {@link #takeBack} needs. */
    Object enlist(Thread thread) {
        return null;
    }

    /** Takes the lock as often as it was held, whatever comes; {@code turn} is null for a thread that was not signalled. */
    abstract void takeBack(long saved, Object turn);

    final void checkHeld() {
        if (!held()) {
            throw new IllegalMonitorStateException();
        }
    }

    private Waiter append() {
        Waiter waiter = new Waiter();
        if (first == null) {
            first = waiter;
        } else {
            Waiter last = first;
            while (last.next != null) {
                last = last.next;
            }
            last.next = waiter;
        }
        return waiter;
    }

    private void remove(Waiter waiter) {
        if (first == waiter) {
            first = waiter.next;
            return;
        }
        for (Waiter before = first; before != null; before = before.next) {
            if (before.next == waiter) {
                before.next = waiter.next;
                return;
            }
        }
    }

    /** Who gives up cannot be signalled any more, nor interrupted in its wait, before it has the lock back. */
    private void leave(Waiter waiter) {
        if (!waiter.signalled) {
            remove(waiter);
            waiter.turn = enlist(waiter.thread);
            Wait.letOthers();
        }
    }

    private void signalFirst() {
        Waiter waiter = first;
        first = waiter.next;
        waiter.next = null;
        waiter.signalled = true;
        waiter.turn = enlist(waiter.thread);
        Wait.wake(waiter);
    }

    private static void sleep(Waiter waiter) throws InterruptedException {
        boolean timed = waiter.left != Pause.FOREVER;
        long start = timed ? Clock.nanos() : 0;
        int outcome = Wait.onCondition(waiter, true, timed ? waiter.left : -1);
        if (outcome == Wait.INTERRUPTED) {
            throw new InterruptedException();
        }
        waiter.over = outcome != Wait.WOKEN;
        if (timed) {
            waiter.left = outcome == Wait.TIMED_OUT ? 0 : waiter.left - (Clock.nanos() - start);
        }
    }

    /** Returns what is left of the time. */
    private long await(long nanos) throws InterruptedException {
        Pause.checkInterrupt();
        checkHeld();
        Waiter waiter = append();
        waiter.left = nanos;
        long saved;
        try {
            saved = giveBack();
        } catch (Throwable failure) {
            remove(waiter);
            throw failure;
        }
        InterruptedException interrupt = null;
        // No signal is lost: enlisted, gave the lock back and fell asleep in one step; signalled is set before the wake.
        while (!waiter.signalled && !waiter.over && waiter.left > 0 && interrupt == null) {
            try {
                sleep(waiter);
            } catch (InterruptedException exception) {
                interrupt = exception;
            }
        }
        leave(waiter);
        takeBack(saved, waiter.turn);
        if (interrupt != null) {
            if (!waiter.signalled) {
                throw interrupt;
            }
            Thread.currentThread().interrupt();
        }
        return waiter.left;
    }

    @Override
    @Atomic
    @CallsOut
    public final void await() throws InterruptedException {
        await(Pause.FOREVER);
    }

    @Override
    @Atomic
    @CallsOut
    public final void awaitUninterruptibly() {
        checkHeld();
        Waiter waiter = append();
        long saved = giveBack();
        // As in await: enlisted before the lock went, and asleep in the same step.
        while (!waiter.signalled && !waiter.over) {
            waiter.over = Wait.onCondition(waiter, false, -1) == Wait.SPURIOUS;
        }
        leave(waiter);
        takeBack(saved, waiter.turn);
    }

    @Override
    @Atomic
    @CallsOut
    public final long awaitNanos(long nanosTimeout) throws InterruptedException {
        return await(nanosTimeout);
    }

    @Override
    @Atomic
    @CallsOut
    public final boolean await(long time, TimeUnit unit) throws InterruptedException {
        return await(unit.toNanos(time)) > 0;
    }

    @Override
    @Atomic
    @CallsOut
    public final boolean awaitUntil(Date deadline) throws InterruptedException {
        long millis = deadline.getTime() - Clock.millis();
        return await(TimeUnit.MILLISECONDS.toNanos(millis)) > 0;
    }

    @Override
    @Atomic
    @CallsOut
    public final void signal() {
        checkHeld();
        if (first != null) {
            signalFirst();
        }
    }

    @Override
    @Atomic
    @CallsOut
    public final void signalAll() {
        checkHeld();
        while (first != null) {
            signalFirst();
        }
    }

    @Atomic
    @CallsOut
    boolean hasWaitingThreads() {
        checkHeld();
        return first != null;
    }

    @Atomic
    @CallsOut
    int waitingCount() {
        return waitingThreads().size();
    }

    @Atomic
    @CallsOut
    Collection<Thread> waitingThreads() {
        checkHeld();
        ArrayList<Thread> threads = new ArrayList<>();
        for (Waiter waiter = first; waiter != null; waiter = waiter.next) {
            threads.add(waiter.thread);
        }
        return threads;
    }
}
