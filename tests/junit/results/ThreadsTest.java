package results;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What depends on schedules. Before each test: how its line ends. */
class ThreadsTest {
    private int plain;
    private final AtomicInteger atomic = new AtomicInteger();

    private static void together(Runnable... tasks) throws InterruptedException {
        Thread[] threads = new Thread[tasks.length];
        for (int i = 0; i < tasks.length; i++)
            (threads[i] = new Thread(tasks[i])).start();
        for (Thread thread : threads)
            thread.join();
    }

    // result: failed: assertion: org.opentest4j.AssertionFailedError: expected: <2> but was: <1>
    @Test
    void losesUpdate() throws Exception {
        together(() -> plain++, () -> plain++);
        assertEquals(2, plain);
    }

    // result: failed: assertion: org.opentest4j.MultipleFailuresError: together (1 failure)
    @Test
    void losesUpdateAmongOthers() throws Exception {
        together(() -> plain++, () -> plain++);
        assertAll("together", () -> assertEquals(2, plain), () -> assertTrue(plain > 0));
    }

    // result: proved
    @Test
    void keepsUpdate() throws Exception {
        together(atomic::incrementAndGet, atomic::incrementAndGet);
        assertEquals(2, atomic.get());
    }

    // result: failed: deadlock: no thread can go on
    @Test
    void deadlocks() throws Exception {
        Object one = new Object(), other = new Object();
        together(() -> lock(one, other), () -> lock(other, one));
    }

    private static void lock(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                first.hashCode();
            }
        }
    }

    // result: failed: deadlock
    @Test
    void deadlocksAside() {
        Object one = new Object(), other = new Object();
        new Thread(() -> lock(one, other)).start();
        new Thread(() -> lock(other, one)).start();
    }

    // result: failed: exception: java.lang.IllegalStateException: in a thread
    @Test
    void throwsAside() throws Exception {
        together(() -> { throw new IllegalStateException("in a thread"); });
    }

    // result: failed: exception: java.util.concurrent.ExecutionException
    @Test
    void failsInFuture() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> one = pool.submit(() -> plain++), two = pool.submit(() -> fail("in a task"));
        one.get();
        two.get();
    }

    // result: proved
    @Test
    void leavesPoolRunning() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch done = new CountDownLatch(2);
        pool.execute(done::countDown);
        pool.execute(done::countDown);
        done.await();
    }

    // result: proved
    @Test
    void assumesOnSomeSchedules() throws Exception {
        Thread writer = new Thread(() -> plain = 1);
        writer.start();
        int seen = plain;
        writer.join();
        assumeTrue(seen == 1);
        assertEquals(1, seen);
    }

    // result: skipped (an assumption fails on every schedule)
    @Test
    void assumesOnNone() throws Exception {
        together(() -> plain++);
        assumeTrue(plain == 2);
    }

    // result: failed: exit: the program ends with exit status 3
    @Test
    void exits() {
        System.exit(3);
    }

    // result: unusable (it ends the program itself on some schedule, with exit status 0)
    @Test
    void exitsQuietly() {
        System.exit(0);
    }

    // result: unusable (it ends the program itself on some schedule, with exit status 0)
    @Test
    void exitsOnSomeSchedules() throws Exception {
        Thread writer = new Thread(() -> plain = 1);
        writer.start();
        if (plain == 1)
            Runtime.getRuntime().halt(0);
        writer.join();
    }

    // result: failed: assertion: org.opentest4j.AssertionFailedError: expected: <0> but was: <1>
    @Test
    void exitsOrFails() throws Exception {
        together(() -> System.exit(0), () -> assertEquals(0, ++plain));
    }

    // result: unusable (it does not return on any schedule: it runs for ever)
    @Test
    void runsForEver() {
        while (true)
            plain = 0;
    }

    // result: not failed in the time given (
    @Test
    void takesLong() throws Exception {
        Runnable task = () -> {
            for (int i = 0; i < 20; i++)
                atomic.updateAndGet(value -> value * 31 + 1);
        };
        together(task, () -> {
            for (int i = 0; i < 20; i++)
                atomic.updateAndGet(value -> value * 37 + 2);
        }, () -> {
            for (int i = 0; i < 20; i++)
                atomic.updateAndGet(value -> value ^ 0x55555);
        });
    }

    /** What fixtures do with threads belongs to the test. */
    static class FixtureTest {
        private int value;
        private Thread writer;

        @BeforeEach
        void start() {
            writer = new Thread(() -> value++);
            writer.start();
        }

        // result: failed: assertion: org.opentest4j.AssertionFailedError: expected: <true> but was: <false>
        @Test
        void seesItAtOnce() {
            assertTrue(value == 1);
        }

        // result: proved
        @Test
        void doesNotLook() {
        }

        @AfterEach
        void end() throws InterruptedException {
            writer.join();
            assertEquals(1, value);
        }
    }

    static class FailsAfterTest {
        private int value;

        // result: failed: assertion: org.opentest4j.AssertionFailedError: expected: <2> but was: <1>
        @Test
        void passesItself() throws Exception {
            together(() -> value++, () -> value++);
        }

        @AfterEach
        void look() {
            assertEquals(2, value);
        }
    }

    static class LimitedTest {
        private volatile boolean isDone, isRefused;

        private void waitForIt() throws Exception {
            together(() -> {
                if (!isRefused)
                    isDone = true;
            }, () -> isRefused = true, () -> {
                while (!isDone)
                    Thread.onSpinWait();
            });
        }

        // result: failed: hang: no schedule can end the program any more
        @Test
        void mayHang() throws Exception {
            waitForIt();
        }

        // result: failed: hang: no schedule can end the program any more
        @Test
        @Timeout(5)
        void mayHangForSomeTime() throws Exception {
            waitForIt();
        }

        // result: proved
        @Test
        @Timeout(1)
        void sleepsLonger() throws Exception {
            Thread.sleep(2000);
        }

        private final ThreadLocal<String> word = ThreadLocal.withInitial(() -> "of this thread");

        @BeforeEach
        void say() {
            word.set("of the fixture");
        }

        // result: proved
        @Test
        @Timeout(1)
        void runsInTheThreadOfItsFixtures() {
            assertEquals("of the fixture", word.get());
        }

        // result: proved
        @Test
        @Timeout(value = 1, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
        void runsInAThreadOfItsOwn() {
            assertEquals("of this thread", word.get());
        }

        // result: proved
        @Test
        void leavesAThreadThatSpins() {
            new Thread(() -> {
                while (!isDone)
                    Thread.onSpinWait();
            }).start();
        }
    }

    @Timeout(1)
    static class LimitedClassTest {
        // result: proved
        @Test
        void isLimitedByItsClass() {
        }
    }

    static class ValuesTest {
        private int value;

        // result: [1] (1): proved
        // result: [2] (2): failed: assertion
        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void threads(int count) throws Exception {
            Runnable[] tasks = new Runnable[count];
            for (int i = 0; i < count; i++)
                tasks[i] = () -> value++;
            together(tasks);
            assertEquals(count, value);
        }
    }
}
