package bench.daisy;

import java.util.Vector;

/** Locks by number, made when first asked for: whether one is there is looked up without a lock first, which is a race. */
final class LockManager {
    private final Vector<Mutex> locks = new Vector<>();

    private Mutex lock(int number) {
        if (number >= locks.size())
            makeUpTo(number);
        return locks.get(number);
    }

    private synchronized void makeUpTo(int number) {
        while (number >= locks.size())
            locks.add(new Mutex());
    }

    void acquire(int number) {
        lock(number).acquire();
    }

    void release(int number) {
        lock(number).release();
    }
}
