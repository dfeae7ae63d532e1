package bench;

/** Two locks taken in opposite order, beside a counter that is not protected by the same lock everywhere: a deadlock. "fixed": the same order. */
public final class Deadlock1 {
    private static final Object FIRST = new Object(), SECOND = new Object();
    private static int state;

    private static void work(Object one, Object other) {
        synchronized (one) {
            state++;
            synchronized (other) {
                state++;
            }
        }
    }

    public static void main(String[] arguments) {
        boolean fixed = Arguments.has(arguments, "fixed");
        new Thread(() -> work(FIRST, SECOND)).start();
        new Thread(() -> work(fixed ? FIRST : SECOND, fixed ? SECOND : FIRST)).start();
    }
}
