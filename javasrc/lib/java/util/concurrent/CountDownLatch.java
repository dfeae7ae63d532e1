package java.util.concurrent;

import clew.internal.Acquires;
import clew.internal.Atomic;
import clew.internal.Pause;
import clew.internal.Releases;
import clew.internal.Unordered;
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
    public void await() throws InterruptedException {
        await(Pause.FOREVER);
    }

    @Atomic
    public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
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
    @Releases
    public void countDown() {
        if (count > 0 && --count == 0) {
            Wait.wakeAll(this);
        }
    }

    public long getCount() {
        return count;
    }

    @Override
    public String toString() {
        return super.toString() + "[Count = " + count + "]";
    }
}
