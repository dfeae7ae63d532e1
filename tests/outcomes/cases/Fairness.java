import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Classes with a fairness flag: in order of arrival with it, in any order without. */
class Fairness extends Case {
    /** Two threads that wait for the lock, which this one gives free, in order of arrival; then a newcomer. */
    private static String order(Lock held, Lock first, Lock second) throws Exception {
        held.lock();
        Thread a = locker(first, "a");
        untilWaiting(a);
        Thread b = locker(second, "b");
        untilWaiting(b);
        held.unlock();
        return end(a, b);
    }

    private static Thread locker(Lock lock, String name) {
        return start(() -> {
            lock.lock();
            note(name);
            lock.unlock();
        });
    }

    // ReentrantReadWriteLock(true): the longest-waiting writer is assigned the lock.
    // outcomes: a b
    // seen on java: all
    static String writersFair() throws Exception {
        Lock lock = new ReentrantReadWriteLock(true).writeLock();
        return order(lock, lock, lock);
    }

    // Nonfair: the order of entry is unspecified.
    // outcomes: a b | b a
    // seen on java: a b
    static String writersUnfair() throws Exception {
        Lock lock = new ReentrantReadWriteLock().writeLock();
        return order(lock, lock, lock);
    }

    // A fair one lets a writer that waits longer in before a reader.
    // outcomes: a b
    // seen on java: all
    static String writerThenReaderFair() throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
        return order(lock.writeLock(), lock.writeLock(), lock.readLock());
    }

    // outcomes: a b | b a
    // seen on java: a b
    static String writerThenReaderUnfair() throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        return order(lock.writeLock(), lock.writeLock(), lock.readLock());
    }

    // Two readers that wait are let in together, fair or not: what they note is not ordered.
    // outcomes: a b | b a
    // seen on java: all
    static String readersFair() throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
        return order(lock.writeLock(), lock.readLock(), lock.readLock());
    }

    private static String readerNextToReader(Lock read, Lock write) throws Exception {
        read.lock();
        Thread writer = start(() -> {
            write.lock();
            note("w");
            write.unlock();
        });
        untilWaiting(writer);
        CountDownLatch in = new CountDownLatch(1);
        Thread reader = start(() -> {
            read.lock();
            in.countDown();
            note("r");
            read.unlock();
        });
        boolean came = in.await(1, TimeUnit.MILLISECONDS);
        read.unlock();
        return came + " " + end(writer, reader);
    }

    // Fair: a reader blocks if the write lock is held or there is a waiting writer.
    // outcomes: false w r
    // seen on java: all
    static String readerBehindWriterFair() throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
        return readerNextToReader(lock.readLock(), lock.writeLock());
    }

    // Nonfair: a reader may come in next to the other one or not.  A latch that timed out may open before the unlocking.
    // outcomes: false w r | false r w | true r w
    // seen on java: false w r
    static String readerBehindWriterUnfair() throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        return readerNextToReader(lock.readLock(), lock.writeLock());
    }

    // StampedLock: neither readers nor writers are preferred consistently.
    // outcomes: false w r | false r w | true r w
    // seen on java: false w r | true r w
    static String readerBehindWriterStamped() throws Exception {
        StampedLock lock = new StampedLock();
        return readerNextToReader(lock.asReadLock(), lock.asWriteLock());
    }

    // A reader that waits behind a writer goes on when that gives up.
    // outcomes: r 0
    // seen on java: all
    static String readerAfterWriterGaveUp() throws Exception {
        StampedLock lock = new StampedLock();
        long held = lock.readLock();
        Thread writer = start(() -> {
            if (lock.tryWriteLock(1, TimeUnit.MILLISECONDS) != 0)
                note("w");
        });
        Thread reader = start(() -> {
            long stamp = lock.readLock();
            note("r");
            lock.unlockRead(stamp);
        });
        end(writer, reader);
        lock.unlockRead(held);
        return notes() + " " + lock.getReadLockCount();
    }

    // A fair lock with time honours the fairness setting, also with no time at all.
    // outcomes: false a
    // seen on java: all
    static String timedTryLockFair() throws Exception {
        ReentrantLock lock = new ReentrantLock(true);
        lock.lock();
        Thread a = locker(lock, "a");
        untilWaiting(a);
        Thread b = start(() -> note(lock.tryLock(0, TimeUnit.SECONDS)));
        b.join();
        lock.unlock();
        return end(a);
    }

    // Semaphore: tryAcquire with time honours fairness; without time it does not.
    // outcomes: false true
    // seen on java: all
    static String timedTryAcquireFair() throws Exception {
        Semaphore semaphore = new Semaphore(1, true);
        Thread a = start(() -> semaphore.acquire(2));
        untilWaiting(a);
        boolean timed = semaphore.tryAcquire(0, TimeUnit.SECONDS), untimed = semaphore.tryAcquire();
        semaphore.release(2);
        a.join();
        return timed + " " + untimed;
    }

    // Semaphore without fairness: one that asks for many may hold up those behind it, or not.
    // outcomes: acquired | deadlock
    // seen on java: deadlock
    static String manyUnfair() throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread a = start(() -> semaphore.acquire(2));
        untilWaiting(a);
        Thread b = start(() -> semaphore.acquire());
        untilWaiting(b);
        semaphore.release();
        b.join();
        semaphore.release(2);
        a.join();
        return "acquired";
    }

    private static String takers(BlockingQueue<Integer> queue) throws Exception {
        int[] got = new int[2];
        Thread a = start(() -> got[0] = queue.take());
        untilWaiting(a);
        Thread b = start(() -> got[1] = queue.take());
        untilWaiting(b);
        queue.put(1);
        queue.put(2);
        end(a, b);
        return got[0] + " " + got[1];
    }

    // ArrayBlockingQueue(capacity, true): threads blocked on removal are served in FIFO order.
    // outcomes: 1 2
    // seen on java: all
    static String arrayTakersFair() throws Exception {
        return takers(new ArrayBlockingQueue<>(2, true));
    }

    // outcomes: 1 2 | 2 1
    // seen on java: 1 2
    static String arrayTakersUnfair() throws Exception {
        return takers(new ArrayBlockingQueue<>(2));
    }

    // outcomes: 1 2
    // seen on java: all
    static String synchronousTakersFair() throws Exception {
        return takers(new SynchronousQueue<>(true));
    }

    // outcomes: 1 2 | 2 1
    // seen on java: 2 1
    static String synchronousTakersUnfair() throws Exception {
        return takers(new SynchronousQueue<>());
    }

    // LinkedTransferQueue: elements are FIFO with respect to any given producer; nothing is said of consumers.
    // outcomes: 1 2 | 2 1
    // seen on java: 1 2
    static String transferTakers() throws Exception {
        return takers(new LinkedTransferQueue<>());
    }

    // LinkedTransferQueue: elements of one producer in order, whichever way they are put.
    // outcomes: 1 2 3
    // seen on java: all
    static String transferElements() throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread a = start(() -> {
            queue.put(1);
            queue.add(2);
            queue.transfer(3);
        });
        String got = queue.take() + " " + queue.take() + " " + queue.take();
        a.join();
        return got;
    }

    private static String putters(ArrayBlockingQueue<String> queue) throws Exception {
        queue.put("0");
        Thread a = start(() -> queue.put("a"));
        untilWaiting(a);
        Thread b = start(() -> queue.put("b"));
        untilWaiting(b);
        return queue.take() + " " + queue.take() + " " + queue.take();
    }

    // outcomes: 0 a b | 0 b a
    // seen on java: 0 a b
    static String arrayPuttersUnfair() throws Exception {
        return putters(new ArrayBlockingQueue<>(1));
    }

    // A fair queue lets no newcomer pass, not even an offer without time, once there is room for one that waits.
    // outcomes: 0 false [a]
    // seen on java: all
    static String arrayNewcomerFair() throws Exception {
        ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1, true);
        queue.put("0");
        Thread a = start(() -> queue.put("a"));
        untilWaiting(a);
        String head = queue.take() + " " + queue.offer("n");
        a.join();
        return head + " " + queue;
    }

    // outcomes: 0 false [a] | 0 true [n, a] | 0 true [n]
    // seen on java: 0 true [n]
    static String arrayNewcomerUnfair() throws Exception {
        ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(2);
        queue.put("0");
        queue.put("1");
        Thread a = start(() -> queue.put("a"));
        untilWaiting(a);
        String head = queue.take() + " " + queue.offer("n");
        queue.remove("1");
        return head + " " + queue;
    }

    // clear takes out what is there; who waits for room then comes in.
    // outcomes: [a, b]
    // seen on java: all
    static String arrayClearFair() throws Exception {
        ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(2, true);
        queue.put("0");
        queue.put("1");
        Thread a = start(() -> queue.put("a"));
        untilWaiting(a);
        Thread b = start(() -> queue.put("b"));
        untilWaiting(b);
        queue.clear();
        end(a, b);
        return "" + queue;
    }

    // A fair queue: one that was interrupted or has given up leaves the order.
    // outcomes: InterruptedException 0 b
    // seen on java: all
    static String arrayInterruptedFair() throws Exception {
        ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1, true);
        queue.put("0");
        Thread a = start(() -> queue.put("a"));
        untilWaiting(a);
        Thread b = start(() -> queue.put("b"));
        untilWaiting(b);
        a.interrupt();
        a.join();
        String got = queue.take() + " " + queue.take();
        b.join();
        return notes() + " " + got;
    }

    // outcomes: false 0 null | true 0 a
    // seen on java: all
    static String arrayTimedFair() throws Exception {
        ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1, true);
        queue.put("0");
        Thread a = start(() -> note(queue.offer("a", 1, TimeUnit.MILLISECONDS)));
        String head = queue.take();
        return end(a) + " " + head + " " + queue.poll();
    }

    // Exchanger: who is already waiting is the one who gets what a newcomer brings.
    // outcomes: b a
    // seen on java: all
    static String exchange() throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread a = start(() -> note(exchanger.exchange("a")));
        untilWaiting(a);
        String got = exchanger.exchange("b");
        return end(a) + " " + got;
    }
}
