package clew.internal.test;

import clew.internal.Hidden;
import java.util.function.BooleanSupplier;

/** How often TestNG calls a test, one time after the other or in several threads (invocationCount, threadPoolSize). */
final class Invocations {
    private final int threads;
    private int left;

    private Invocations(int count, int threads) {
        this.left = count;
        this.threads = Math.min(count, threads);
    }

    static Invocations of(TestCase test) {
        Mark mark = test.framework == Framework.TESTNG ? test.testNg() : null;
        return mark == null ? new Invocations(1, 0)
                : new Invocations((Integer) mark.value("invocationCount", 1), (Integer) mark.value("threadPoolSize", 0));
    }

    /** Makes the calls; `once` says whether there is no failure yet. */
    @Hidden
    void run(BooleanSupplier once) {
        if (threads < 2) {
            while (isLeft() && once.getAsBoolean()) {
                continue;
            }
            return;
        }
        Thread[] pool = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            pool[i] = new Thread(() -> {
                while (isLeft()) {
                    once.getAsBoolean();
                }
            }, "TestNG-" + (i + 1));
            pool[i].start();
        }
        for (Thread thread : pool) {
            join(thread);
        }
    }

    private synchronized boolean isLeft() {
        return left-- > 0;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException nobodyElseKnowsThisThread) {
            throw new AssertionError(nobodyElseKnowsThisThread);
        }
    }
}
