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
        int seenA = a, seenB = b;
        boolean together = seenA == 0 && seenB == 0 || seenA == 1 && seenB == -1;
        if (!together)
            throw new IllegalStateException("a is " + seenA + ", b is " + seenB);
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
