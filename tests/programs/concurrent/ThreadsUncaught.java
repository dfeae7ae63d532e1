/** Uncaught exceptions: handlers of a thread, of its group, the default one; others go on. */
public class ThreadsUncaught {
    public static void main(String[] args) throws InterruptedException {
        Thread own = new Thread(() -> {
            throw new IllegalStateException("one");
        }, "own");
        own.setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " handled " + e));
        own.start();
        own.join();
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default for " + t.getName() + ": " + e.getMessage()));
        Thread plain = new Thread(() -> {
            throw new Error("two");
        }, "plain");
        plain.start();
        plain.join();
        ThreadGroup group = new ThreadGroup("group") {
            @Override
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println("group for " + t.getName() + ": " + e.getMessage());
            }
        };
        Thread member = new Thread(group, () -> {
            Object[] strings = new String[1];
            strings[0] = 1;
        }, "member");
        member.start();
        member.join();
        Thread failsTwice = new Thread(() -> {
            throw new RuntimeException("three");
        });
        failsTwice.setUncaughtExceptionHandler((t, e) -> {
            System.out.println("handler fails too");
            throw new RuntimeException("ignored");
        });
        failsTwice.start();
        failsTwice.join();
        System.out.println(failsTwice.getState() + " " + plain.isAlive());
        Thread locked = new Thread(() -> {
            synchronized (ThreadsUncaught.class) {
                throw new RuntimeException("monitor is given back");
            }
        }, "locked");
        locked.start();
        locked.join();
        synchronized (ThreadsUncaught.class) {
            System.out.println("entered after the failure");
        }
        Thread silent = new Thread(() -> {
            throw new IllegalStateException("to stderr");
        });
        Thread.setDefaultUncaughtExceptionHandler(null);
        System.setErr(System.out);
        silent.setName("silent");
        silent.setUncaughtExceptionHandler((t, e) -> System.err.println("Exception in thread \"" + t.getName() + "\" " + e));
        silent.start();
        silent.join();
        throw new IllegalStateException("main ends with status 1");
    }
}
