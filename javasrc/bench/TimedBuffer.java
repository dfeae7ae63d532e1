package bench;

/**
 * A buffer of one place in which all wait in one monitor and one of them is woken: the wrong one, and all wait. Who waits only for a
 * time is rescued by the time-out.
 * Arguments: producers, consumers; "timed" waits for a time.
 */
public final class TimedBuffer {
    private final boolean timed;
    private boolean full;

    private TimedBuffer(boolean timed) {
        this.timed = timed;
    }

    private void pause() {
        if (!timed) {
            Threads.await(this);
            return;
        }
        try {
            wait(100);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private synchronized void put() {
        while (full)
            pause();
        full = true;
        notify();
    }

    private synchronized void take() {
        while (!full)
            pause();
        full = false;
        notify();
    }

    public static void main(String[] arguments) {
        TimedBuffer buffer = new TimedBuffer(Arguments.has(arguments, "timed"));
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 2), number -> buffer::put));
        Threads.startAll(Threads.make(Arguments.number(arguments, 1, 2), number -> buffer::take));
    }
}
