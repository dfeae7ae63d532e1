import java.lang.reflect.InvocationTargetException;

/** Runs one case, `java Case CLASS METHOD`, and prints its outcome: what the method returns, or the class of what it throws. */
public class Case {
    interface Body {
        void run() throws Exception;
    }

    interface Question {
        boolean ask() throws Exception;
    }

    private static String notes = "";

    public static void main(String[] arguments) throws Exception {
        Object outcome;
        try {
            outcome = Class.forName(arguments[0]).getDeclaredMethod(arguments[1]).invoke(null);
        } catch (InvocationTargetException e) {
            outcome = e.getCause().getClass().getSimpleName();
        }
        System.out.println(outcome);
    }

    /** A thread that does this and notes the class of what it throws; not started yet. */
    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Throwable e) {
                note(name(e));
            }
        });
    }

    static Thread start(Body body) {
        Thread thread = thread(body);
        thread.start();
        return thread;
    }

    static synchronized void note(Object text) {
        notes = notes + " " + text;
    }

    static synchronized String notes() {
        return notes.trim();
    }

    /** What was noted when these threads have ended. */
    static String end(Thread... threads) throws InterruptedException {
        for (Thread thread : threads)
            thread.join();
        return notes();
    }

    static void until(Question question) throws Exception {
        while (!question.ask())
            Thread.yield();
    }

    /** Until this thread waits without a limit, for whatever. */
    static void untilWaiting(Thread thread) throws Exception {
        until(() -> thread.getState() == Thread.State.WAITING);
    }

    static void untilBlocked(Thread thread) throws Exception {
        until(() -> thread.getState() == Thread.State.BLOCKED);
    }

    /** The class of what this throws, or "-". */
    static String thrown(Body body) {
        try {
            body.run();
            return "-";
        } catch (Throwable e) {
            return name(e);
        }
    }

    static String name(Throwable e) {
        return e.getClass().getSimpleName();
    }
}
