package java.util.concurrent;

import clew.internal.Acquires;
import clew.internal.Atomic;
import clew.internal.Gate;
import clew.internal.LetsGo;
import clew.internal.Pause;
import clew.internal.Releases;
import clew.internal.Unordered;
import clew.internal.Unseen;
import clew.internal.Wait;

/** A gate that opens for good when it has been counted down to zero. */
public class CountDownLatch {
    private volatile int count;

    public CountDownLatch(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        this.count = count;
    }

    @Atomic
    @Gate
    public void await() throws InterruptedException {
        await(Pause.FOREVER);
    }

    @Atomic
    public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
        Unseen.refute(this, Unseen.RELEASES);
        return await(unit.toNanos(timeout));
    }

    private boolean await(long nanos) throws InterruptedException {
        Pause.checkInterrupt();
        // Test and sleep are one step; the countDown that reaches zero wakes all.
        while (!isOpen()) {
            if (nanos <= 0) {
                return Wait.fails();
            }
            nanos = Pause.onGate(this, nanos);
        }
        return pass();
    }

    @Unordered
    private boolean isOpen() {
        return count == 0;
    }

    @Acquires
    private boolean pass() {
        return count == 0;
    }

    @Atomic
    @LetsGo
    @Releases
    public void countDown() {
        if (count > 0 && --count == 0) {
            Wait.wakeAll(this);
        }
    }

    public long getCount() {
        Unseen.refute(this, Unseen.RELEASES);
        return count;
    }

    @Override
    public String toString() {
        Unseen.refute(this, Unseen.RELEASES);
        return super.toString() + "[Count = " + count + "]";
    }
}
