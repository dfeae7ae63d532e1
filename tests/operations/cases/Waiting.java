import clew.Operation;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/** What may stay blocked for ever, and what may not. */
public class Waiting {
    /** Right: one who waits for an event that no other operation brings about waits for ever in every order. */
    public static class Gate {
        private final CountDownLatch latch = new CountDownLatch(1);

        @Operation public void open() { latch.countDown(); }
        @Operation public void pass() throws InterruptedException { latch.await(); }
    }

    /** Wrong: an open gate that is tested before the wait, so that the wake-up may be lost. */
    public static class Lost {
        private volatile boolean open;

        @Operation public void open() { open = true; synchronized (this) { notifyAll(); } }
        @Operation public void pass() throws InterruptedException { if (!open) synchronized (this) { wait(); } }
    }

    /** Right: who spins for ever alone is as blocked as one who waits. */
    public static class Spin {
        private volatile boolean open;

        @Operation public void open() { open = true; }
        @Operation public void pass() { while (!open) Thread.onSpinWait(); }
    }

    /** Wrong: users are counted without an atomic step, so that somebody may spin for ever, though not alone. */
    public static class Left {
        private volatile int users;

        @Operation public void use() { users = users + 1; users = users - 1; }
        @Operation public int drain() { while (users != 0) Thread.onSpinWait(); return 0; }
    }

    /** Wrong: two locks in two orders. */
    public static class Locks {
        private final Object a = new Object(), b = new Object();

        @Operation public void f() { synchronized (a) { synchronized (b) { } } }
        @Operation public void g() { synchronized (b) { synchronized (a) { } } }
    }
}
