/** Exceptions that are kept (their stack traces hold methods), classes whose initialization fails or is waited for, locks held by callers. */
public class Failures {
    static class Broken {
        static int value = Integer.parseInt("none");
    }

    static class Slow {
        static int value;

        static {
            for (int i = 0; i < 2; i++) {
                value += shared;
            }
        }
    }

    private static volatile int shared;
    private static Throwable kept;

    private static synchronized void keep(Throwable thrown) {
        kept = thrown;
    }

    private static int deep(int n) {
        return n == 0 ? 1 / (shared - shared) : deep(n - 1) + 1;
    }

    private static void run(int which) {
        try {
            shared++;
            if (which == 0) {
                deep(3);
            } else {
                shared += Broken.value;
            }
        } catch (ArithmeticException | ExceptionInInitializerError | NoClassDefFoundError e) {
            keep(e);
        }
        shared += Slow.value;
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> run(0), "one"), other = new Thread(() -> run(1), "other");
        one.start();
        other.start();
        one.join();
        other.join();
        if (kept.getStackTrace().length == 2) {
            throw new IllegalStateException(kept);
        }
    }
}
