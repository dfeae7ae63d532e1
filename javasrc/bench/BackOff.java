package bench;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Two threads that need two locks, each in its own order, and give the first back if they do not get the second: in step they take and
 * give back for ever. No hang: whoever is faster gets both.
 * Arguments: "fixed" takes them in one order.
 */
public final class BackOff {
    private final AtomicBoolean left = new AtomicBoolean(), right = new AtomicBoolean();

    private static void work(AtomicBoolean first, AtomicBoolean second) {
        while (true) {
            if (!first.compareAndSet(false, true))
                continue;
            if (second.compareAndSet(false, true))
                break;
            first.set(false);
        }
        second.set(false);
        first.set(false);
    }

    public static void main(String[] arguments) {
        BackOff locks = new BackOff();
        boolean fixed = Arguments.has(arguments, "fixed");
        Threads.startAll(new Thread(() -> work(locks.left, locks.right)),
            new Thread(() -> work(fixed ? locks.left : locks.right, fixed ? locks.right : locks.left)));
    }
}
