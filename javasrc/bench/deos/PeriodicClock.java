package bench.deos;

/** The device that interrupts at the end of every fastest period. */
final class PeriodicClock {
    private int used;
    private int usedAtInterrupt;        /* a whole period until somebody resets it, as the interrupt is not yet handled */
    private boolean interrupt;

    void clockTicks(int now) {
        used = now % Kernel.FASTEST_PERIOD;
        if (used == 0) {
            usedAtInterrupt = Kernel.FASTEST_PERIOD;
            interrupt = true;
        }
    }

    boolean interrupts() {
        return interrupt;
    }

    void clearInterrupt() {
        interrupt = false;
        usedAtInterrupt = used;
    }

    /** The interrupt is being handled: the new period has begun. */
    void resetUsedTime() {
        usedAtInterrupt = used;
    }

    int usedTime() {
        return interrupt ? usedAtInterrupt : used;
    }

    int timeToEndOfPeriod() {
        return Kernel.FASTEST_PERIOD - used;
    }
}
