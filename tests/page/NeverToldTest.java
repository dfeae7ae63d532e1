package a.package_.with.a.rather.long_.name;

import org.junit.Test;

/** A test that hangs on some schedule, with a long name. */
public class NeverToldTest {
    private volatile boolean isDone, isRefused;

    @Test
    public void aThreadThatIsNeverToldThatTheOtherOneHasGivenUp() throws InterruptedException {
        Thread other = new Thread(() -> {
            if (!isRefused)
                isDone = true;
        });
        other.start();
        isRefused = true;
        while (!isDone)
            Thread.onSpinWait();
        other.join();
    }
}
