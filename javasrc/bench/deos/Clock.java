package bench.deos;

import clew.Verify;

/** Time and the two devices that watch it: the periodic clock, which ends every fastest period, and the timer. */
final class Clock {
    static final int NO_INTERRUPTS = 0, TIMEOUT = 1, SYSTEM_INTERRUPT = 2, NO_TIME_CHANGE = 3;
    private static final int LIMIT = 6 * Kernel.FASTEST_PERIOD;

    private final boolean jumping, limited;
    private final PeriodicClock periodic;
    private final Timer timer;
    private int now;

    Clock(boolean jumping, boolean limited, PeriodicClock periodic, Timer timer) {
        this.jumping = jumping;
        this.limited = limited;
        this.periodic = periodic;
        this.timer = timer;
        now = jumping ? -Kernel.FASTEST_PERIOD : -1;
    }

    /** Lets time pass and says what it brought. */
    int ticks() {
        periodic.clearInterrupt();
        timer.clearInterrupt();
        int passing = jumping ? jump() : 1;
        if (passing == 0 || limited && now + passing > LIMIT)
            return NO_TIME_CHANGE;
        now += passing;
        periodic.clockTicks(now);
        timer.clockTicks(now);
        if (periodic.interrupts()) {
            timer.interrupt();
            return SYSTEM_INTERRUPT;
        }
        return timer.interrupts() ? TIMEOUT : NO_INTERRUPTS;
    }

    private int jump() {
        return Verify.randomBool() ? 0 : Math.min(periodic.timeToEndOfPeriod(), timer.remaining(now));
    }

    void setTimer(int length) {
        timer.set(length, now);
    }

    int remaining() {
        return timer.remaining(now);
    }
}
