package bench;

/**
 * Two fields that belong together are written without a lock: a reader may see one of them new and the other old.
 * Arguments: writers, readers; "fixed" takes a lock.
 */
public final class Reorder {
    private int a, b;

    private void set() {
        a = 1;
        b = -1;
    }

    private void check() {
        // Each name is a read of its own: old and new values that are seen in turn may pass. Only a reader who comes between the two
        // writes of the first writer is sure to fail.
        if (!(a == 0 && b == 0 || a == 1 && b == -1))
            throw new IllegalStateException("the fields do not belong together");
    }

    private synchronized void setTogether() {
        set();
    }

    private synchronized void checkTogether() {
        check();
    }

    public static void main(String[] arguments) {
        boolean fixed = Arguments.has(arguments, "fixed");
        Reorder shared = new Reorder();
        Runnable set = fixed ? shared::setTogether : shared::set;
        Runnable check = fixed ? shared::checkTogether : shared::check;
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 1), i -> set));
        Threads.startAll(Threads.make(Arguments.number(arguments, 1, 1), i -> check));
    }
}
