/** An error of each kind; which, says the argument. */
public class Kinds {
    static int shared;
    static final Object a = new Object(), b = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                shared++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
        case "deadlock":
            start(() -> both(a, b));
            both(b, a);
            break;
        case "race":
            start(() -> {
                synchronized (a) {
                    shared = 1;
                }
            });
            shared = 2;
            break;
        case "several":
            start(() -> both(a, b));
            both(b, a);
            if (shared == 1)
                throw new IllegalStateException("first");
            assert false : "second";
            break;
        case "assertion":
            start(() -> shared = 1);
            assert shared == 0 : "already";
            break;
        default:
            start(() -> both(a, b));
            both(a, b);
        }
    }

    static void start(Runnable runnable) {
        new Thread(runnable, "other").start();
    }
}
