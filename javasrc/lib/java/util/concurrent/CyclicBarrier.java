package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Edges;
import clew.internal.Pause;
import clew.internal.Unordered;
import clew.internal.Wait;

/** A point where a fixed number of threads meet, again and again. */
@Unordered
public class CyclicBarrier {
    private final int parties;
    private final Runnable action;
    private Generation generation;

    /** One round of meeting, and the key that its waiters sleep on. Nobody missing and not tripped: the action runs. */
    private static final class Generation {
        int missing;
        boolean tripped, broken;

        Generation(int missing) {
            this.missing = missing;
        }

        boolean isOver() {
            return tripped || broken;
        }
    }

    public CyclicBarrier(int parties, Runnable barrierAction) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        action = barrierAction;
        generation = new Generation(parties);
    }

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    private void trip(Generation current) {
        current.tripped = true;
        Wait.wakeAll(current);
        generation = new Generation(parties);
    }

    private void breakUp(Generation current) {
        current.broken = true;
        current.missing = parties;
        Wait.wakeAll(current);
    }

    private Generation afterAction() {
        // Test and sleep are one step; the end of the action ends the round and wakes all.
        while (generation.missing == 0) {
            Wait.on(generation, false, -1);
            Edges.learn();
        }
        return generation;
    }

    /** Returns the index of arrival; 0: this thread is the last and has to run the action, if there is one. */
    @Atomic
    private int arrive(long nanos) throws InterruptedException, BrokenBarrierException, TimeoutException {
        Generation current = afterAction();
        if (current.broken) {
            Edges.learn();
            throw new BrokenBarrierException();
        }
        if (Thread.interrupted()) {
            breakUp(current);
            throw new InterruptedException();
        }
        int index = --current.missing;
        Edges.give(current);
        if (index > 0) {
            awaitEnd(current, nanos);
        } else if (action == null) {
            trip(current);
        }
        Edges.take(current);
        return index;
    }

    private void awaitEnd(Generation current, long nanos) throws InterruptedException, BrokenBarrierException, TimeoutException {
        InterruptedException interrupt = null;
        // Test and sleep are one step; the last party, or whoever breaks the barrier, ends the round and wakes all.
        while (!current.isOver() && nanos > 0 && interrupt == null) {
            try {
                nanos = Pause.on(current, nanos);
            } catch (InterruptedException exception) {
                interrupt = exception;
            }
        }
        // Who gives up during the action learns its outcome first; the end of the action wakes all.
        while (!current.isOver() && current.missing == 0) {
            Wait.on(current, false, -1);
        }
        if (!current.isOver()) {
            breakUp(current);
            if (interrupt != null) {
                throw interrupt;
            }
            throw new TimeoutException();
        }
        if (interrupt != null) {
            Thread.currentThread().interrupt();
        }
        if (current.broken) {
            Edges.learn();
            throw new BrokenBarrierException();
        }
    }

    private void runAction() {
        boolean done = false;
        try {
            action.run();
            done = true;
        } finally {
            endAction(done);
        }
    }

    @Atomic
    private void endAction(boolean done) {
        if (done) {
            Edges.give(generation);
            trip(generation);
        } else {
            breakUp(generation);
        }
    }

    private int dowait(long nanos) throws InterruptedException, BrokenBarrierException, TimeoutException {
        int index = arrive(nanos);
        if (index == 0 && action != null) {
            runAction();
        }
        return index;
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        try {
            return dowait(Pause.FOREVER);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    public int await(long timeout, TimeUnit unit) throws InterruptedException, BrokenBarrierException, TimeoutException {
        return dowait(unit.toNanos(timeout));
    }

    public int getParties() {
        return parties;
    }

    @Atomic
    public boolean isBroken() {
        Edges.learn();
        return afterAction().broken;
    }

    @Atomic
    public void reset() {
        breakUp(afterAction());
        generation = new Generation(parties);
    }

    @Atomic
    public int getNumberWaiting() {
        Edges.learn();
        return parties - afterAction().missing;
    }
}
