package extension;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clew.junit.ClewTest;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** Tests that JUnit has clew check. */
class ExtensionTest {
    private int plain;
    private final AtomicInteger atomic = new AtomicInteger();

    private void work() throws InterruptedException {
        Thread other = new Thread(() -> spin(31));
        other.start();
        spin(37);
        other.join();
    }

    private void spin(int factor) {
        for (int i = 0; i < 1000; i++)
            atomic.updateAndGet(value -> value * factor + 1);
    }

    private void twice(Runnable task) throws InterruptedException {
        Thread one = new Thread(task), other = new Thread(task);
        one.start();
        other.start();
        one.join();
        other.join();
    }

    @ClewTest
    void losesUpdate() throws InterruptedException {
        twice(() -> plain++);
        assertEquals(2, plain);
    }

    @ClewTest(search = "bfs", time = 60)
    void keepsUpdate(TestInfo info) throws InterruptedException {
        twice(atomic::incrementAndGet);
        assertEquals(2, atomic.get());
    }

    @ClewTest(property = "deadlock")
    void doesNotLook() throws InterruptedException {
        twice(() -> plain++);
        assertEquals(2, plain);
    }

    @ClewTest
    void assumes() {
        Assumptions.assumeTrue(plain == 1);
    }

    @ClewTest(options = "--nonsense")
    void cannotBeChecked() {
    }

    @ClewTest(time = 0.1, incomplete = ClewTest.Incomplete.FAIL)
    void takesTooLong() throws InterruptedException {
        work();
    }

    @ClewTest(time = 0.1, incomplete = ClewTest.Incomplete.ABORT)
    void takesTooLongToTell() throws InterruptedException {
        work();
    }

    @ClewTest(time = 0.1)
    void takesLong() throws InterruptedException {
        work();
    }

    @Nested
    class Inner {
        @ClewTest
        void nested() {
            plain++;
        }
    }

    @Test
    void ordinary() {
    }
}
