import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.StampedLock;

/** Two threads use one class of java.util.concurrent, as the argument says. */
public class OneClass {
    private interface Part {
        void run() throws Exception;
    }

    private static final class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int ignored) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int ignored) {
            setState(0);
            return true;
        }
    }

    private static int shared;
    private static Integer got;

    /** Both parts side by side, to the end. */
    private static void both(Part one, Part two) throws Exception {
        Thread thread = new Thread(() -> {
            try {
                one.run();
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        thread.start();
        two.run();
        thread.join();
    }

    private static void twice(Part part) throws Exception {
        both(part, part);
        assert shared == 2;
    }

    private static void synchronizer() throws Exception {
        Mutex mutex = new Mutex();
        twice(() -> {
            mutex.acquire(1);
            shared++;
            mutex.release(1);
        });
    }

    private static void stamped() throws Exception {
        StampedLock lock = new StampedLock();
        twice(() -> {
            long seen = lock.tryOptimisticRead();
            long stamp = lock.tryConvertToWriteLock(seen);
            if (stamp == 0) stamp = lock.writeLock();
            shared++;
            lock.unlockWrite(stamp);
        });
    }

    private static void deque() throws Exception {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        both(() -> deque.addFirst(1), () -> deque.addLast(2));
        assert deque.pollFirst() == 1 && deque.pollFirst() == 2;
    }

    private static void map() throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Part count = () -> map.merge(1, 1, Integer::sum);
        both(count, count);
        assert map.get(1) == 2;
    }

    private static void future() throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        both(() -> future.complete(1), () -> {
            int next = future.thenApply(x -> x + 1).get();
            assert next == 2;
        });
    }

    private static void phaser() throws Exception {
        Phaser phaser = new Phaser(2);
        both(() -> {
            shared = 1;
            phaser.arriveAndAwaitAdvance();
        }, () -> {
            phaser.arriveAndAwaitAdvance();
            assert shared == 1;
        });
    }

    private static void exchanger() throws Exception {
        Exchanger<Integer> exchanger = new Exchanger<>();
        both(() -> got = exchanger.exchange(1), () -> {
            int mine = exchanger.exchange(2);
            assert mine == 1;
        });
        assert got == 2;
    }

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
        case "AbstractQueuedSynchronizer": synchronizer(); break;
        case "StampedLock":                stamped(); break;
        case "ConcurrentLinkedDeque":      deque(); break;
        case "ConcurrentHashMap":          map(); break;
        case "CompletableFuture":          future(); break;
        case "Phaser":                     phaser(); break;
        default:                           exchanger();
        }
        System.out.println("done: " + arguments[0]);
    }
}
