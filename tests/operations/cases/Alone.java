import clew.Operation;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Can each thread finish its operation if it runs alone? Each class is an answer, as its name says. */
public class Alone {
    public static class NoByMonitor {
        private int value;

        @Operation public synchronized int increment() { return ++value; }
        @Operation public synchronized int get() { return value; }
    }

    /** Who spins runs, but for ever. */
    public static class NoBySpinning {
        private final AtomicBoolean held = new AtomicBoolean();
        private int value;

        @Operation public int increment() {
            while (!held.compareAndSet(false, true))
                Thread.onSpinWait();
            int result = ++value;
            held.set(false);
            return result;
        }
    }

    /** What fails at once has finished. */
    public static class YesByGivingUp {
        private final Lock lock = new ReentrantLock();
        private int value;

        @Operation public boolean increment() {
            if (!lock.tryLock())
                return false;
            try {
                value++;
                return true;
            } finally {
                lock.unlock();
            }
        }
    }

    /** Two threads can keep each other from finishing, as long as both run. */
    public static class YesButNotTogether {
        private final AtomicInteger turns = new AtomicInteger();

        @Operation public void turn() {
            for (;;) {
                int mine = turns.updateAndGet(turn -> turn + 1 & 3);
                if (turns.get() == mine)
                    return;
            }
        }
    }
}
