package bench;

/** Two locks taken in opposite order: a deadlock. "fixed" takes them in the same order. */
public final class Deadlock2 {
    private static void work(Object one, Object other) {
        synchronized (one) {
            synchronized (other) {
                // both are needed here
            }
        }
    }

    public static void main(String[] arguments) {
        Object first = new Object(), second = new Object();
        boolean fixed = Arguments.has(arguments, "fixed");
        new Thread(() -> work(first, second)).start();
        new Thread(() -> work(fixed ? first : second, fixed ? second : first)).start();
    }
}
