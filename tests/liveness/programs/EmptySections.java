import clew.Verify;

/** Locks that are held while nothing is done that others see: by a block, and with the argument "method" by a method. */
public class EmptySections {
    static final Object LOCK = new Object();

    static synchronized void serve() {
        Verify.progress();
    }

    static void take(boolean calls) {
        if (calls) {
            serve();
            return;
        }
        synchronized (LOCK) {
            Verify.progress();
        }
    }

    public static void main(String[] arguments) {
        boolean calls = arguments.length > 0;
        new Thread(() -> take(calls), "waiter").start();
        while (true)
            take(calls);
    }
}
