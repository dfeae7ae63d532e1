package bench.deos;

/** The device that interrupts when the budget of the running thread is used up. */
final class Timer {
    private int stop;
    private boolean timeOut;

    void set(int length, int now) {
        stop = now + length;
        timeOut = false;
    }

    void clockTicks(int now) {
        timeOut |= stop == now;
    }

    boolean interrupts() {
        return timeOut;
    }

    void interrupt() {
        timeOut = true;
    }

    void clearInterrupt() {
        timeOut = false;
    }

    int remaining(int now) {
        return stop - now;
    }
}
