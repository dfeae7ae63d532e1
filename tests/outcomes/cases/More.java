import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Clauses that concern several classes, and classes with few. */
class More extends Case {
    static volatile int x;
    static final Object lock = new Object();

    static class Item implements Delayed {
        final int number;
        final long due;

        Item(int number, long milliseconds) {
            this.number = number;
            due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(due, ((Item) other).due);
        }
    }

    // DelayQueue: poll is null until a delay is over; peek shows the head nevertheless; size counts all.
    // outcomes: null 1 1
    // seen on java: all
    static String delayNotOver() {
        DelayQueue<Item> queue = new DelayQueue<>();
        queue.add(new Item(1, 100000));
        return queue.poll() + " " + queue.peek().number + " " + queue.size();
    }

    // DelayQueue.take: waits until one is due, that which is due first.
    // outcomes: 1 2
    // seen on java: all
    static String delayOrder() throws Exception {
        DelayQueue<Item> queue = new DelayQueue<>();
        queue.add(new Item(2, 20));
        queue.add(new Item(1, -5));
        return queue.take().number + " " + queue.take().number;
    }

    // ReentrantReadWriteLock(fair): a reader that comes after a waiting writer waits behind it.
    // outcomes: write read
    // seen on java: all
    static String fairReader() throws Exception {
        ReentrantReadWriteLock both = new ReentrantReadWriteLock(true);
        both.readLock().lock();
        Thread writer = start(() -> {
            both.writeLock().lock();
            note("write");
            both.writeLock().unlock();
        });
        untilWaiting(writer);
        Thread reader = start(() -> {
            both.readLock().lock();
            note("read");
            both.readLock().unlock();
        });
        untilWaiting(reader);
        both.readLock().unlock();
        return end(writer, reader);
    }

    // ReentrantReadWriteLock: tryLock of a reader barges also past a fair queue.
    // outcomes: true
    // seen on java: all
    static String fairReaderTries() throws Exception {
        ReentrantReadWriteLock both = new ReentrantReadWriteLock(true);
        both.readLock().lock();
        Thread writer = start(() -> both.writeLock().lock());
        untilWaiting(writer);
        boolean got = both.readLock().tryLock();
        both.readLock().unlock();
        both.readLock().unlock();
        writer.join();
        return "" + got;
    }

    static class Gate extends AbstractQueuedSynchronizer {
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

    // AbstractQueuedSynchronizer: what tryAcquire says is the lock; release lets the next one try.
    // outcomes: 2
    // seen on java: all
    static String ownSynchronizer() throws Exception {
        Gate gate = new Gate();
        int[] count = {0};
        Body body = () -> {
            gate.acquire(1);
            count[0]++;
            gate.release(1);
        };
        return end(start(body), start(body)) + count[0];
    }

    // AbstractQueuedSynchronizer: methods that were not overridden throw UnsupportedOperationException.
    // outcomes: UnsupportedOperationException UnsupportedOperationException
    // seen on java: all
    static String ownSynchronizerLacks() {
        Gate gate = new Gate();
        return thrown(() -> gate.acquireShared(1)) + " " + thrown(() -> gate.releaseShared(1));
    }

    // AbstractQueuedSynchronizer.tryAcquireNanos and acquireInterruptibly.
    // outcomes: false InterruptedException
    // seen on java: all
    static String ownSynchronizerTimed() throws Exception {
        Gate gate = new Gate();
        gate.acquire(1);
        boolean got = gate.tryAcquireNanos(1, 1000);
        Thread.currentThread().interrupt();
        return got + " " + thrown(() -> gate.acquireInterruptibly(1));
    }

    // Phaser.bulkRegister, getUnarrivedParties, getArrivedParties.
    // outcomes: 2 1 1
    // seen on java: all
    static String phaserCounts() {
        Phaser phaser = new Phaser();
        phaser.bulkRegister(2);
        phaser.arrive();
        return phaser.getRegisteredParties() + " " + phaser.getArrivedParties() + " " + phaser.getUnarrivedParties();
    }

    // Phaser: registering races with the advance of the others: it belongs to the phase that is returned.
    // outcomes: 0 | 1
    // seen on java: all
    static String phaserRegisterRace() throws Exception {
        Phaser phaser = new Phaser(1);
        Thread a = start(() -> phaser.arrive());
        int phase = phaser.register();
        a.join();
        return "" + phase;
    }

    // ForkJoinTask.invokeAll: both are done; in any order.
    // outcomes: 3
    // seen on java: all
    static String forkJoinAll() {
        int[] sum = new int[2];
        class Part extends RecursiveAction {
            final int number;

            Part(int number) {
                this.number = number;
            }

            @Override
            protected void compute() {
                sum[number] = number + 1;
            }
        }
        ForkJoinPool.commonPool().invoke(new RecursiveAction() {
            @Override
            protected void compute() {
                invokeAll(new Part(0), new Part(1));
            }
        });
        return "" + (sum[0] + sum[1]);
    }

    // CompletableFuture.get(time) and getNow.
    // outcomes: TimeoutException 3 4
    // seen on java: all
    static String futureNow() throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        String first = thrown(() -> future.get(1, TimeUnit.MILLISECONDS)) + " " + future.getNow(3);
        future.complete(4);
        return first + " " + future.getNow(3);
    }

    // CompletableFuture.get: an interrupt ends it; join goes on.
    // outcomes: InterruptedException 1 true
    // seen on java: all
    static String futureInterrupted() throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread a = start(() -> {
            note(thrown(future::get));
            Thread.currentThread().interrupt();
            note(future.join() + " " + Thread.currentThread().isInterrupted());
        });
        untilWaiting(a);
        a.interrupt();
        until(() -> notes().length() > 0);
        untilWaiting(a);
        future.complete(1);
        return end(a);
    }

    // CompletableFuture.applyToEither: one of the two.
    // outcomes: 1 | 2
    // seen on java: all
    static String either() throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        CompletableFuture<Integer> first = a.applyToEither(b, v -> v);
        end(start(() -> a.complete(1)), start(() -> b.complete(2)));
        return "" + first.get();
    }

    // CompletableFuture.whenComplete: keeps the outcome of its source.
    // outcomes: 1 CompletionException
    // seen on java: all
    static String whenComplete() {
        CompletableFuture<Integer> one = CompletableFuture.completedFuture(1);
        return one.whenComplete((v, e) -> { }).join() + " " + thrown(() -> one.whenComplete((v, e) -> {
            throw new IllegalStateException();
        }).join());
    }

    // CompletableFuture.obtrudeValue: replaces what was there.
    // outcomes: 1 5
    // seen on java: all
    static String obtrude() {
        CompletableFuture<Integer> one = CompletableFuture.completedFuture(1);
        int before = one.join();
        one.obtrudeValue(5);
        return before + " " + one.join();
    }

    // ExecutorService.invokeAll: tasks of one thread, in their order.
    // outcomes: a b
    // seen on java: all
    static String invokeAllSingle() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        List<Callable<Object>> tasks = List.of(Executors.callable(() -> note("a")), Executors.callable(() -> note("b")));
        pool.invokeAll(tasks);
        pool.shutdown();
        return notes();
    }

    // Future.cancel(true) of a pool's task: never begun, or interrupted, and the pool's thread lives on with no interrupt left.
    // outcomes: true false
    // seen on java: all
    static String cancelledInPool() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CountDownLatch never = new CountDownLatch(1);
        Future<?> task = pool.submit(() -> {
            never.await();
            return 1;
        });
        boolean cancelled = task.cancel(true);
        boolean left = pool.submit(() -> Thread.currentThread().isInterrupted()).get();
        pool.shutdown();
        return cancelled + " " + left;
    }

    // FutureTask.runAndReset by hand is protected; done() is called once when it is done.
    // outcomes: done 1
    // seen on java: all
    static String futureDone() throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1) {
            @Override
            protected void done() {
                note("done");
            }
        };
        task.run();
        task.run();
        return notes() + " " + task.get();
    }

    // ConcurrentHashMap.forEach and reduce over what is there.
    // outcomes: 6 3
    // seen on java: all
    static String mapReduce() {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        for (int i = 1; i <= 3; i++)
            map.put(i, i);
        return map.reduceValues(1, Integer::sum) + " " + map.mappingCount();
    }

    // ConcurrentHashMap.clear is not one action: a put before or during it may survive or not.
    // outcomes: 0 | 1
    // seen on java: all
    static String clearRaces() throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        return end(start(map::clear), start(() -> map.put(0, 1))) + map.size();
    }

    // ConcurrentHashMap.newKeySet.
    // outcomes: true false | false true
    // seen on java: all
    static String keySet() throws Exception {
        java.util.Set<Integer> set = ConcurrentHashMap.newKeySet();
        boolean[] added = new boolean[2];
        end(start(() -> added[0] = set.add(1)), start(() -> added[1] = set.add(1)));
        return added[0] + " " + added[1];
    }

    // ConcurrentSkipListMap: neighbours and polling.
    // outcomes: 1 3 null 1 3
    // seen on java: all
    static String skipListNeighbours() {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        map.put(3, 3);
        map.put(1, 1);
        return map.floorKey(2) + " " + map.ceilingKey(2) + " " + map.lowerKey(1) + " " + map.pollFirstEntry().getKey() + " "
            + map.firstKey();
    }

    // ConcurrentLinkedQueue: iterators are weakly consistent; elements of one producer stay in order.
    // outcomes: [] | [1] | [1, 2]
    // seen on java: all
    static String linkedIterator() throws Exception {
        Queue<Integer> queue = new ConcurrentLinkedQueue<>();
        Thread a = start(() -> {
            queue.add(1);
            queue.add(2);
        });
        List<Integer> seen = new ArrayList<>();
        for (Integer value : queue)
            seen.add(value);
        a.join();
        return "" + seen;
    }

    // ArrayList in one thread: its iterator is fail-fast.
    // outcomes: ConcurrentModificationException
    // seen on java: all
    static String failFast() {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        Iterator<Integer> iterator = list.iterator();
        iterator.next();
        list.add(3);
        return thrown(iterator::next);
    }

    // Semaphore.tryAcquire() takes a permit although others wait for a fair one.
    // outcomes: true | false
    // seen on java: all
    static String fairSemaphoreBarging() throws Exception {
        Semaphore semaphore = new Semaphore(0, true);
        Thread a = start(() -> {
            semaphore.acquire();
            semaphore.release();
        });
        untilWaiting(a);
        semaphore.release();
        boolean got = semaphore.tryAcquire();
        if (got)
            semaphore.release();
        a.join();
        return "" + got;
    }

    // StampedLock: a reader that waits gets in when the writer unlocks.
    // outcomes: 1
    // seen on java: all
    static String stampedReaderWaits() throws Exception {
        StampedLock stamped = new StampedLock();
        long stamp = stamped.writeLock();
        Thread a = start(() -> {
            long reading = stamped.readLock();
            note(x);
            stamped.unlockRead(reading);
        });
        untilWaiting(a);
        x = 1;
        stamped.unlockWrite(stamp);
        return end(a);
    }

    // park: a permit that comes while it waits for a monitor is kept.
    // outcomes: returned
    // seen on java: all
    static String permitIsKept() throws Exception {
        Thread a;
        synchronized (lock) {
            a = start(() -> {
                synchronized (lock) {
                    x = 1;
                }
                LockSupport.park();
                note("returned");
            });
            untilBlocked(a);
            LockSupport.unpark(a);
        }
        return end(a);
    }

    // Two daemon threads that wait for each other do not keep the program from its end.
    // outcomes: ended
    // seen on java: all
    static String daemonCircle() throws Exception {
        Object first = new Object(), second = new Object();
        Body one = () -> {
            synchronized (first) {
                synchronized (second) {
                    x = 1;
                }
            }
        };
        Body two = () -> {
            synchronized (second) {
                synchronized (first) {
                    x = 2;
                }
            }
        };
        for (Body body : List.of(one, two)) {
            Thread thread = thread(body);
            thread.setDaemon(true);
            thread.start();
        }
        return "ended";
    }

    // Object.wait in a loop with a deadline ends when the time is over, or when it is told.
    // outcomes: true | false
    // seen on java: all
    static String deadline() throws Exception {
        Thread a = start(() -> {
            synchronized (lock) {
                x = 1;
                lock.notify();
            }
        });
        boolean ready;
        synchronized (lock) {
            long until = System.nanoTime() + 1_000_000;
            while (x == 0) {
                long left = until - System.nanoTime();
                if (left <= 0)
                    break;
                lock.wait(left / 1_000_000, (int) (left % 1_000_000));
            }
            ready = x == 1;
        }
        a.join();
        return "" + ready;
    }

    // Thread.sleep: at least that time passes, on the clock that System.nanoTime reads.
    // outcomes: true
    // seen on java: all
    static String sleepTakesTime() throws Exception {
        long before = System.nanoTime();
        Thread.sleep(2);
        return "" + (System.nanoTime() - before >= 2_000_000);
    }
}
