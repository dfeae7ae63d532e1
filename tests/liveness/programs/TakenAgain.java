import clew.Verify;

/** A lock is taken again as soon as it is free, by one thread, and another one waits for it: no other thread can run while it is held. */
public class TakenAgain {
    static final Object LOCK = new Object();
    static volatile int value;

    public static void main(String[] arguments) {
        new Thread(() -> {
            synchronized (LOCK) {
                value = 2;
            }
        }, "waiter").start();
        while (true) {
            synchronized (LOCK) {
                value = 1;
            }
            Verify.progress();
        }
    }
}
