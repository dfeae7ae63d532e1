package bench;

/**
 * A buffer made of two semaphores: who waits in a semaphore keeps the monitor of the buffer, so that nobody can wake him.
 * Arguments: operations of the one producer and of the one consumer; "fixed" does without the outer monitor.
 */
public final class NestedMonitor {
    private static final class Semaphore {
        private int value;

        Semaphore(int value) {
            this.value = value;
        }

        synchronized void up() {
            value++;
            notify();
        }

        synchronized void down() {
            while (value == 0)
                Threads.await(this);
            value--;
        }
    }

    private static final int SIZE = 2;

    private final Semaphore full = new Semaphore(0), empty = new Semaphore(SIZE);

    private void put() {
        empty.down();
        full.up();
    }

    private void get() {
        full.down();
        empty.up();
    }

    private synchronized void putLocked() {
        put();
    }

    private synchronized void getLocked() {
        get();
    }

    public static void main(String[] arguments) {
        int operations = Arguments.number(arguments, 0, 2);
        boolean fixed = Arguments.has(arguments, "fixed");
        NestedMonitor buffer = new NestedMonitor();
        new Thread(repeat(operations, fixed ? buffer::put : buffer::putLocked)).start();
        new Thread(repeat(operations, fixed ? buffer::get : buffer::getLocked)).start();
    }

    private static Runnable repeat(int times, Runnable operation) {
        return () -> {
            for (int i = 0; i < times; i++)
                operation.run();
        };
    }
}
