package bench;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A lock that threads spin for. The first thread ends without leaving it if another one has wanted it meanwhile: who comes then spins
 * for ever.
 * Arguments: threads; "fixed" leaves the lock in any case.
 */
public final class SpinLock {
    private final AtomicBoolean taken = new AtomicBoolean();
    private final boolean fixed;
    private volatile boolean wanted;

    private SpinLock(boolean fixed) {
        this.fixed = fixed;
    }

    private void lock() {
        while (!taken.compareAndSet(false, true))
            wanted = true;
    }

    private void first() {
        lock();
        if (wanted && !fixed)
            return;
        taken.set(false);
    }

    private void other() {
        lock();
        taken.set(false);
    }

    public static void main(String[] arguments) {
        SpinLock lock = new SpinLock(Arguments.has(arguments, "fixed"));
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 2), number -> number == 0 ? lock::first : lock::other));
    }
}
