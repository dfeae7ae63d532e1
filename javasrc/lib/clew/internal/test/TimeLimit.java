package clew.internal.test;

import clew.internal.Hidden;
import java.util.function.Supplier;

/** Limits of the time that a test may take: no time passes here, but with some of them the test has a thread of its own. */
final class TimeLimit {
    private static final String JUPITER = "org.junit.jupiter.api.Timeout";

    private TimeLimit() {
    }

    /** Whether the framework would end the test after some time. */
    static boolean isThere(TestCase test) {
        return ofThread(test) || ofJUnit5(test) != null;
    }

    /** Whether the framework runs the method of the test, without its fixtures, in another thread. */
    static boolean hasOwnThread(TestCase test) {
        Mark limit = ofJUnit5(test);
        return ofThread(test) || limit != null && limit.text("threadMode", "").equals("SEPARATE_THREAD");
    }

    private static boolean ofThread(TestCase test) {
        switch (test.framework) {
            case JUNIT4: return isSet(Marks.find(test.marks, "org.junit.Test"), "timeout");
            case TESTNG: return isSet(test.testNg(), "timeOut");
            default: return false;
        }
    }

    private static boolean isSet(Mark mark, String member) {
        return mark != null && (Long) mark.value(member, 0L) > 0;
    }

    /** Of the method, else of the nearest class that has one. */
    private static Mark ofJUnit5(TestCase test) {
        Mark mark = test.framework == Framework.JUNIT5 ? Marks.find(test.marks, JUPITER) : null;
        for (int i = test.chain.size() - 1; i >= 0 && mark == null && test.framework == Framework.JUNIT5; i--) {
            mark = Marks.inherited(test.chain.get(i), JUPITER);
        }
        return mark;
    }

    /** What the task returns in the other thread. */
    @Hidden
    static Throwable inOwnThread(Supplier<Throwable> task) {
        OwnThread thread = new OwnThread(task);
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException byTheTest) {
            return byTheTest;
        }
        return thread.result;
    }

    private static final class OwnThread extends Thread {
        private final Supplier<Throwable> task;
        private Throwable result;

        OwnThread(Supplier<Throwable> task) {
            super("Time-limited test");
            this.task = task;
        }

        @Override
        @Hidden
        public void run() {
            result = task.get();
        }
    }
}
