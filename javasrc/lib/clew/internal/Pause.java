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
        long start = timed ? System.nanoTime() : 0;
        int outcome = Wait.on(key, true, timed ? nanos : -1);
        if (outcome == Wait.INTERRUPTED) {
            throw new InterruptedException();
        }
        if (outcome == Wait.TIMED_OUT) {
            return 0;
        }
        return timed ? nanos - (System.nanoTime() - start) : FOREVER;
    }

    /** What interruptible methods do first. */
    public static void checkInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }
}
