package java.util;

import clew.internal.Atomic;

/** A task for a {@link Timer}. */
public abstract class TimerTask implements Runnable {
    static final int VIRGIN = 0, SCHEDULED = 1, EXECUTED = 2, CANCELLED = 3;

    int state;
    long nextExecutionTime;
    long period;                    // milliseconds; 0: once, positive: a rate, negative: a delay between runs

    protected TimerTask() {
    }

    @Override
    public abstract void run();

    @Atomic
    public boolean cancel() {
        boolean wasScheduled = state == SCHEDULED;
        state = CANCELLED;
        return wasScheduled;
    }

    @Atomic
    public long scheduledExecutionTime() {
        return period < 0 ? nextExecutionTime + period : nextExecutionTime - period;
    }
}
