package clew.internal;

/** Interruptible, possibly timed sleeping for loops of the form {@code while (!condition) nanos = Pause.on(key, nanos)}. */
public final class Pause {
    /** A time that never ends. */
    public static final long FOREVER = Long.MAX_VALUE;

    private Pause() {
    }

    /**
     * Sleeps on the key and returns what is left of the time: 0 or less when it is over. Call it inside an
     * {@link Atomic} method only, so that nothing can happen between the test of the condition and the sleep.
     */
    public static long on(Object key, long nanos) throws InterruptedException {
        boolean timed = nanos != FOREVER;
        long start = timed ? Clock.nanos() : 0;
        int outcome = Wait.on(key, true, timed ? nanos : -1);
        if (outcome == Wait.INTERRUPTED) {
            throw new InterruptedException();
        }
        if (outcome == Wait.TIMED_OUT) {
            return 0;
        }
        return timed ? nanos - (Clock.nanos() - start) : FOREVER;
    }

    /**
     * The same for what a wake-up does not use up: who was woken and then interrupted may also end by the interrupt.
     * Whoever catches that passes a wake-up on that was meant for one thread only.
     */
    public static long onGate(Object key, long nanos) throws InterruptedException {
        long left = on(key, nanos);
        if (left > 0 && Wait.endsByInterrupt()) {
            throw new InterruptedException();
        }
        return left;
    }

    /** What interruptible methods do first. */
    public static void checkInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }
}
