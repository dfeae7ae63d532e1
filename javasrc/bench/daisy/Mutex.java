package bench.daisy;

/** A lock made of wait and notify. */
final class Mutex {
    private boolean locked;

    synchronized void acquire() {
        while (locked) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        locked = true;
    }

    synchronized void release() {
        locked = false;
        notify();
    }
}
