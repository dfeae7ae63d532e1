import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** A deadlock at each of the library's synchronizers. */
class KnownLocks {
    static final ReentrantReadWriteLock book = new ReentrantReadWriteLock();
    static final StampedLock stamps = new StampedLock();
    static final Semaphore left = new Semaphore(1), right = new Semaphore(2);
    static final ReentrantLock lock = new ReentrantLock(), fair = new ReentrantLock(true);
    static final Condition full = lock.newCondition();
    static final CountDownLatch latch = new CountDownLatch(2);
    static final CyclicBarrier barrier = new CyclicBarrier(3);
    static final Exchanger<String> exchanger = new Exchanger<>();
    static final BlockingQueue<String> queue = new ArrayBlockingQueue<>(1), hand = new SynchronousQueue<>();
    static final LinkedTransferQueue<String> transfers = new LinkedTransferQueue<>();
    static final DelayQueue<Delayed> delays = new DelayQueue<>();
    static final Phaser phaser = new Phaser(2);
    static final CompletableFuture<String> promise = new CompletableFuture<>();
    static Thread first;
    static int count;

    interface Body { void run() throws Exception; }

    static Thread start(String name, Body body) {
        Thread thread = new Thread(() -> {
            try {
                body.run();
            } catch (Exception exception) {
                throw new RuntimeException(exception);
            }
        }, name);
        thread.start();
        return thread;
    }

    static void upgrade() throws Exception {
        book.readLock().lock();
        latch.countDown();
        latch.await();
        book.writeLock().lock();
    }

    static void queueUp() throws Exception {
        book.readLock().lock();
        book.writeLock().lock();
    }

    static void stamp() {
        long stamp = stamps.readLock();
        stamps.writeLock();
        stamps.unlock(stamp);
    }

    static void take(Semaphore one, Semaphore other, int count) throws Exception {
        one.acquire();
        other.acquire(count);
        other.release(count);
        one.release();
    }

    static void awaitFull() throws Exception {
        lock.lock();
        while (count < 3)
            full.await();
        lock.unlock();
    }

    static void fill() {
        lock.lock();
        count++;
        full.signal();
        lock.unlock();
    }

    static void get(ExecutorService pool) throws Exception {
        Future<String> outer = pool.submit(() -> {
            Future<String> inner = pool.submit(() -> "done");
            return inner.get();
        });
        outer.get();
    }

    static void submit(ForkJoinPool pool) throws Exception {
        pool.submit(() -> promise.get()).get();
    }

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "written": start("writer", () -> book.writeLock().lock()); start("reader", () -> book.readLock().lock()); break;
            case "kept": start("keeper", () -> lock.lock()); start("second", () -> { lock.lock(); lock.unlock(); }); break;
            case "handless": start("taker", () -> hand.take()); break;
            case "transfer": start("putter", () -> transfers.transfer("a")); break;
            case "delayed": start("taker", () -> delays.take()); break;
            case "task": submit(new ForkJoinPool(1)); break;
            case "pool": Executors.newFixedThreadPool(1).submit(() -> "done").get(); break;
            case "upgrade": start("reader-a", () -> upgrade()); start("reader-b", () -> upgrade()); break;
            case "queued": start("reader-a", () -> queueUp()); start("reader-b", () -> queueUp()); break;
            case "stamped": start("reader-a", () -> stamp()); start("reader-b", () -> stamp()); break;
            case "semaphore":
                start("a", () -> take(left, right, 2));
                start("b", () -> take(right, left, 1));
                break;
            case "condition": start("waiter", () -> awaitFull()); start("filler", () -> fill()); break;
            case "latch": start("a", () -> latch.await()); start("b", () -> latch.countDown()); break;
            case "barrier": start("a", () -> barrier.await()); break;
            case "exchanger": start("a", () -> exchanger.exchange("mine")); break;
            case "queue": start("taker", () -> queue.take()); break;
            case "room": start("putter", () -> { queue.put("a"); queue.put("b"); }); break;
            case "hand": start("putter", () -> hand.put("a")); break;
            case "future": get(Executors.newFixedThreadPool(1)); break;
            case "promise": start("a", () -> promise.get()); break;
            case "phaser": start("a", () -> phaser.arriveAndAwaitAdvance()); break;
            case "fair":
                start("a", () -> { fair.lock(); synchronized (full) { } });
                start("b", () -> { synchronized (full) { fair.lock(); } });
                break;
            case "join":
                first = start("a", () -> { synchronized (full) { } });
                synchronized (full) { first.join(); }
                break;
            default: throw new IllegalArgumentException(arguments[0]);
        }
    }
}
