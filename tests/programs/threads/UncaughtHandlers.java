// compare: stderr
/** Uncaught exceptions in threads: default report, own handlers, exit status stays 0 when main ends well. */
public class UncaughtHandlers {
    static void run(Thread t) throws InterruptedException {
        t.start();
        t.join();
    }

    static void fail() {
        throw new IllegalStateException("failed");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread plain = new Thread(UncaughtHandlers::fail, "plain");
        run(plain);
        System.out.println("main goes on " + plain.isAlive());
        Thread handled = new Thread(UncaughtHandlers::fail, "handled");
        handled.setUncaughtExceptionHandler((t, e) -> System.out.println("own handler " + t.getName() + " " + e));
        run(handled);
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default handler " + t.getName() + " " + e.getMessage()));
        run(new Thread(UncaughtHandlers::fail, "default"));
        Thread bad = new Thread(UncaughtHandlers::fail, "bad");
        bad.setUncaughtExceptionHandler((t, e) -> { System.out.println("failing handler"); throw new Error("handler"); });
        run(bad);
        System.out.println((Thread.getDefaultUncaughtExceptionHandler() != null) + " " + (bad.getUncaughtExceptionHandler() == null));
        Thread.setDefaultUncaughtExceptionHandler(null);
        run(new Thread(() -> { throw new StackOverflowError("by hand"); }, "last"));
        System.out.println("end");
    }
}
