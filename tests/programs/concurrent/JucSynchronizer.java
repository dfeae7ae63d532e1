import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

/** Programs' own synchronizers on AbstractQueuedSynchronizer: a mutex with conditions, a latch, long counts. */
public class JucSynchronizer {
    static class Mutex {
        private final Sync sync = new Sync();

        private static class Sync extends AbstractQueuedSynchronizer {
            @Override
            protected boolean tryAcquire(int arg) {
                if (compareAndSetState(0, 1)) {
                    setExclusiveOwnerThread(Thread.currentThread());
                    return true;
                }
                return false;
            }

            @Override
            protected boolean tryRelease(int arg) {
                if (getExclusiveOwnerThread() != Thread.currentThread()) {
                    throw new IllegalMonitorStateException("not yours");
                }
                setExclusiveOwnerThread(null);
                setState(0);
                return true;
            }

            @Override
            protected boolean isHeldExclusively() {
                return getState() == 1 && getExclusiveOwnerThread() == Thread.currentThread();
            }

            Condition condition() {
                return new ConditionObject();
            }
        }
    }

    static class Gate extends AbstractQueuedSynchronizer {
        @Override
        protected int tryAcquireShared(int arg) {
            return getState() != 0 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int arg) {
            setState(1);
            return true;
        }
    }

    static class Budget extends AbstractQueuedLongSynchronizer {
        Budget(long amount) {
            setState(amount);
        }

        @Override
        protected long tryAcquireShared(long wanted) {
            for (;;) {
                long now = getState(), left = now - wanted;
                if (left < 0 || compareAndSetState(now, left)) {
                    return left;
                }
            }
        }

        @Override
        protected boolean tryReleaseShared(long given) {
            for (;;) {
                long now = getState();
                if (compareAndSetState(now, now + given)) {
                    return true;
                }
            }
        }

        long left() {
            return getState();
        }
    }

    static int counter, ready;

    public static void main(String[] args) throws Exception {
        Mutex.Sync mutex = new Mutex().sync;
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    mutex.acquire(1);
                    counter++;
                    mutex.release(1);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        String text = mutex.toString();
        System.out.println(counter + " " + text.substring(text.indexOf('[')) + " " + mutex.hasQueuedThreads());

        mutex.acquire(1);
        System.out.println(mutex.tryAcquireNanos(1, 1000));
        Thread waiting = new Thread(() -> {
            mutex.acquire(1);
            System.out.println("acquired");
            mutex.release(1);
        });
        waiting.start();
        while (!mutex.isQueued(waiting)) {
            Thread.yield();
        }
        System.out.println(mutex.getQueueLength() + " " + (mutex.getFirstQueuedThread() == waiting) + " " + mutex.hasQueuedPredecessors());
        mutex.release(1);
        waiting.join();
        try {
            mutex.release(1);
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }

        Condition condition = mutex.condition();
        Thread consumer = new Thread(() -> {
            mutex.acquire(1);
            while (ready < 3) {
                condition.awaitUninterruptibly();
            }
            System.out.println("ready " + ready);
            mutex.release(1);
        });
        consumer.start();
        for (int i = 0; i < 3; i++) {
            mutex.acquire(1);
            ready++;
            condition.signal();
            mutex.release(1);
        }
        consumer.join();

        Gate gate = new Gate();
        Thread[] visitors = new Thread[3];
        for (int t = 0; t < 3; t++) {
            visitors[t] = new Thread(() -> gate.acquireShared(1));
            visitors[t].start();
        }
        System.out.println(gate.tryAcquireSharedNanos(1, 1000));
        gate.releaseShared(1);
        for (Thread visitor : visitors) {
            visitor.join();
        }
        System.out.println("through");

        Budget budget = new Budget(10_000_000_000L);
        Thread spender = new Thread(() -> budget.acquireShared(15_000_000_000L));
        spender.start();
        budget.releaseShared(6_000_000_000L);
        spender.join();
        System.out.println(budget.left());
        try {
            new Gate().acquire(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported");
        }
    }
}
