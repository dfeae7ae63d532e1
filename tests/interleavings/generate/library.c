/* Programs over java.util.concurrent; see generate.h.  Each thread notes what its calls return or throw, in
 * most programs with a number that tells the order of the notes of all threads, so that the line that is
 * printed at the end tells much of the schedule. */
#include "generate.h"

enum { STATEMENTS_MAX = 10, INVOLVED = 3 };

typedef struct Family {
    const char *declaration;
    const char
        *statements[STATEMENTS_MAX]; /* Java, each a line; those of one program come from few families */
    const char *ending;              /* of main; NULL: none */
} Family;

static const Family families[] = {
    {"static final Object monitor = new Object();",
     {"synchronized (monitor) { while (v == 0) monitor.wait(); note(number, \"w\"); }",
      "synchronized (monitor) { monitor.wait(1); note(number, \"t\" + v); }",
      "synchronized (monitor) { v = 1; monitor.notify(); }",
      "synchronized (monitor) { v = 2; monitor.notifyAll(); }",
      "synchronized (monitor) { if (v < 2) monitor.wait(); v++; monitor.notify(); }"},
     NULL},
    {"static final ReentrantLock lock = new ReentrantLock();\n    static final Condition condition = "
     "lock.newCondition();",
     {"lock.lock(); try { note(number, \"l\" + v++); } finally { lock.unlock(); }",
      "lock.lockInterruptibly(); try { note(number, \"i\" + v++); } finally { lock.unlock(); }",
      "if (lock.tryLock()) try { note(number, \"y\" + v); } finally { lock.unlock(); }",
      "if (lock.tryLock(1, TimeUnit.MILLISECONDS)) try { v = 3; note(number, \"z\"); } finally { lock.unlock(); }",
      "lock.lock(); try { if (v == 0) condition.await(); note(number, \"a\"); } finally { lock.unlock(); }",
      "lock.lock(); try { note(number, \"b\" + condition.await(1, TimeUnit.MILLISECONDS)); } finally { "
      "lock.unlock(); }",
      "lock.lock(); try { v = 1; condition.signal(); } finally { lock.unlock(); }",
      "lock.lock(); try { v++; condition.signalAll(); } finally { lock.unlock(); }"},
     NULL},
    {"static final Semaphore semaphore = new Semaphore(1);",
     {"semaphore.acquire(); note(number, \"s\" + v++); semaphore.release();", "semaphore.release();",
      "note(number, \"p\" + semaphore.tryAcquire());",
      "note(number, \"q\" + semaphore.tryAcquire(1, TimeUnit.MILLISECONDS));", "semaphore.acquire();",
      "note(number, \"d\" + semaphore.drainPermits());"},
     NULL},
    {"static final CountDownLatch latch = new CountDownLatch(1);",
     {"latch.countDown();", "latch.await(); note(number, \"c\" + v);",
      "note(number, \"e\" + latch.await(1, TimeUnit.MILLISECONDS));", "v++; latch.countDown();"},
     NULL},
    {"static final CyclicBarrier barrier = new CyclicBarrier(2, () -> v++);",
     {"note(number, \"B\" + barrier.await());",
      "note(number, \"T\" + barrier.await(1, TimeUnit.MILLISECONDS));", "barrier.reset();",
      "note(number, \"n\" + barrier.isBroken());"},
     NULL},
    {"static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);",
     {"queue.put(v + 1);", "note(number, \"k\" + queue.take());", "note(number, \"o\" + queue.offer(7));",
      "note(number, \"O\" + queue.poll(1, TimeUnit.MILLISECONDS));", "note(number, \"m\" + queue.poll());"},
     NULL},
    {"static final CompletableFuture<Integer> future = new CompletableFuture<>();",
     {"note(number, \"f\" + future.complete(number));", "note(number, \"g\" + future.get());",
      "note(number, \"h\" + future.get(1, TimeUnit.MILLISECONDS));", "future.thenAccept(got -> v += got);",
      "note(number, \"x\" + future.cancel(true));"},
     NULL},
    {"static final ExecutorService pool = Executors.newFixedThreadPool(1);",
     {"pool.submit(() -> v++);", "note(number, \"G\" + pool.submit(() -> atomic.incrementAndGet()).get());",
      "note(number, \"C\" + pool.submit(() -> atomic.addAndGet(2)).cancel(true));",
      "note(number, \"D\" + pool.submit(() -> { Thread.sleep(1); return 1; }).isDone());", "pool.shutdown();",
      "note(number, \"N\" + pool.shutdownNow().size());"},
     "pool.shutdown();\n        while (!pool.isTerminated())\n            Thread.yield();"},
    {"static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();",
     {"map.merge(0, 1, Integer::sum);",
      "map.compute(0, (key, old) -> { v++; return old == null ? 1 : old + v; });",
      "note(number, \"j\" + map.putIfAbsent(0, 5));", "note(number, \"r\" + map.remove(0));",
      "note(number, \"u\" + map.computeIfAbsent(0, key -> v + 10));", "note(number, \"M\" + map.get(0));"},
     NULL},
    {"static final FutureTask<Integer> task = new FutureTask<>(() -> { v++; Thread.sleep(1); return v; });",
     {"task.run();", "note(number, \"a\" + task.get());",
      "note(number, \"b\" + task.get(1, TimeUnit.MILLISECONDS));", "note(number, \"c\" + task.cancel(true));",
      "note(number, \"d\" + task.cancel(false));",
      "note(number, \"e\" + task.isDone() + task.isCancelled());"},
     NULL},
    {"static final CompletableFuture<Integer> first = new CompletableFuture<>(), second = new "
     "CompletableFuture<>();",
     {"note(number, \"a\" + first.complete(1));",
      "second.completeExceptionally(new IllegalStateException());",
      "note(number, \"b\" + first.thenCombine(second, (a, b) -> a + b + v).get());",
      "note(number, \"c\" + first.applyToEither(second, a -> a + v).join());",
      "note(number, \"d\" + CompletableFuture.supplyAsync(() -> atomic.incrementAndGet()).get());",
      "CompletableFuture.runAsync(() -> second.complete(5));",
      "note(number, \"e\" + CompletableFuture.anyOf(first, second).get());",
      "note(number, \"f\" + second.isDone() + first.getNow(9));"},
     NULL},
    {"static final class Key {\n        final int n;\n\n        Key(int n) {\n            this.n = n;\n        "
     "}\n\n        public int hashCode() {\n            return 0;\n        }\n\n        public boolean "
     "equals(Object other) {\n            synchronized (Key.class) {\n                return ((Key) other).n "
     "== n;\n            }\n        }\n    }\n\n    static final ConcurrentHashMap<Key, Integer> keyed = new "
     "ConcurrentHashMap<>();",
     {"note(number, \"a\" + keyed.put(new Key(0), number));", "keyed.put(new Key(1), number);",
      "note(number, \"b\" + keyed.get(new Key(1)));",
      "synchronized (Key.class) { note(number, \"c\" + keyed.put(new Key(0), 7)); }",
      "note(number, \"d\" + keyed.remove(new Key(0)));",
      "note(number, \"e\" + keyed.putIfAbsent(new Key(1), 3));",
      "keyed.merge(new Key(0), 1, (a, b) -> { synchronized (Key.class) { return a + b; } });",
      "synchronized (Key.class) { note(number, \"f\" + keyed.computeIfAbsent(new Key(1), key -> v)); }",
      "note(number, \"g\" + keyed.size());"},
     NULL},
    {"static final ConcurrentHashMap<Integer, Integer> weak = new ConcurrentHashMap<>(Map.of(1, 1, 3, 3));",
     {"note(number, \"a\" + weak.size());", "note(number, \"b\" + weak);",
      "for (Integer key : weak.keySet()) note(number, \"c\" + key);", "weak.put(2, number);",
      "note(number, \"d\" + weak.remove(1));", "weak.put(4, number);",
      "note(number, \"e\" + weak.containsValue(3));", "weak.clear();",
      "weak.replaceAll((key, value) -> value + v);",
      "weak.forEach((key, value) -> note(number, \"f\" + key + value));"},
     NULL},
    {"static final ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>((a, b) -> {\n  "
     "      synchronized (notes) {\n            return a - b;\n        }\n    });",
     {"note(number, \"a\" + sorted.put(1, number));", "sorted.put(2, number);",
      "synchronized (notes) { note(number, \"b\" + sorted.putIfAbsent(1, 9)); }",
      "note(number, \"c\" + sorted.pollFirstEntry());", "note(number, \"d\" + sorted.keySet());",
      "note(number, \"e\" + sorted.remove(1));", "note(number, \"f\" + sorted.firstKey());",
      "note(number, \"g\" + sorted.computeIfAbsent(2, key -> v));"},
     NULL},
    {"static final CopyOnWriteArrayList<Integer> copied = new CopyOnWriteArrayList<>(List.of(1, 2));",
     {"for (Integer value : copied) note(number, \"a\" + value);", "copied.add(number + 5);",
      "copied.remove(0);", "note(number, \"b\" + copied.addIfAbsent(5));",
      "note(number, \"c\" + copied.size() + copied.get(0));", "copied.removeIf(value -> value == v);",
      "copied.set(0, v);"},
     NULL},
    {"static final ConcurrentLinkedQueue<Integer> linked = new ConcurrentLinkedQueue<>(List.of(1, 2));",
     {"note(number, \"a\" + linked.poll());", "linked.add(number + 5);", "note(number, \"b\" + linked);",
      "for (Integer value : linked) note(number, \"c\" + value);", "note(number, \"d\" + linked.remove(2));",
      "note(number, \"e\" + linked.size() + linked.peek());"},
     NULL},
    {"static final ReentrantReadWriteLock both = new ReentrantReadWriteLock();",
     {"both.readLock().lock(); try { note(number, \"a\" + v); } finally { both.readLock().unlock(); }",
      "both.writeLock().lock(); try { v++; } finally { both.writeLock().unlock(); }",
      "both.writeLock().lock(); v++; both.readLock().lock(); both.writeLock().unlock(); note(number, \"b\" + v); "
      "both.readLock().unlock();",
      "if (both.readLock().tryLock()) try { note(number, \"c\" + v); } finally { both.readLock().unlock(); }",
      "if (both.writeLock().tryLock(1, TimeUnit.MILLISECONDS)) try { note(number, \"d\" + v++); } finally { "
      "both.writeLock().unlock(); }",
      "both.writeLock().lockInterruptibly(); try { note(number, \"e\"); } finally { both.writeLock().unlock(); "
      "}",
      "note(number, \"f\" + both.getReadLockCount());"},
     NULL},
    {"static final StampedLock stamped = new StampedLock();",
     {"long stamp = stamped.tryOptimisticRead(); int got = v; note(number, \"a\" + got + "
      "stamped.validate(stamp));",
      "long held = stamped.writeLock(); try { v++; } finally { stamped.unlockWrite(held); }",
      "long seen = stamped.readLock(); try { note(number, \"b\" + v); } finally { stamped.unlockRead(seen); }",
      "long tried = stamped.tryWriteLock(); if (tried != 0) { note(number, \"c\"); stamped.unlockWrite(tried); "
      "}",
      "long timed = stamped.tryReadLock(1, TimeUnit.MILLISECONDS); note(number, \"d\" + (timed != 0)); if "
      "(timed != 0) stamped.unlockRead(timed);"},
     NULL},
    {"static final ReentrantLock fair = new ReentrantLock(true);",
     {"fair.lock(); try { note(number, \"a\" + v++); } finally { fair.unlock(); }",
      "if (fair.tryLock()) try { note(number, \"b\" + v++); } finally { fair.unlock(); }",
      "if (fair.tryLock(1, TimeUnit.MILLISECONDS)) try { note(number, \"c\" + v++); } finally { fair.unlock(); }",
      "note(number, \"d\" + fair.hasQueuedThreads());",
      "fair.lockInterruptibly(); try { v += 3; } finally { "
      "fair.unlock(); }"},
     NULL},
    {"static final Phaser phaser = new Phaser(2);",
     {"note(number, \"a\" + phaser.arriveAndAwaitAdvance());", "note(number, \"b\" + phaser.arrive());",
      "note(number, \"c\" + phaser.awaitAdvanceInterruptibly(0));",
      "note(number, \"d\" + phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.MILLISECONDS));",
      "note(number, \"e\" + phaser.arriveAndDeregister());", "note(number, \"f\" + phaser.awaitAdvance(0));",
      "phaser.forceTermination();", "note(number, \"g\" + phaser.getPhase());"},
     NULL},
    {"static final Exchanger<Integer> exchanger = new Exchanger<>();",
     {"note(number, \"a\" + exchanger.exchange(number));",
      "note(number, \"b\" + exchanger.exchange(number + 5, 1, TimeUnit.MILLISECONDS));"},
     NULL},
    {"static final SynchronousQueue<Integer> hand = new SynchronousQueue<>();",
     {"hand.put(number);", "note(number, \"a\" + hand.take());", "note(number, \"b\" + hand.offer(7));",
      "note(number, \"c\" + hand.poll());", "note(number, \"d\" + hand.poll(1, TimeUnit.MILLISECONDS));",
      "note(number, \"e\" + hand.offer(8, 1, TimeUnit.MILLISECONDS));"},
     NULL},
    {"static final LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(2);",
     {"deque.putFirst(number);", "deque.putLast(number + 5);", "note(number, \"a\" + deque.takeFirst());",
      "note(number, \"b\" + deque.pollLast(1, TimeUnit.MILLISECONDS));",
      "note(number, \"c\" + deque.offerFirst(9));", "note(number, \"d\" + deque);",
      "note(number, \"e\" + deque.removeIf(value -> value == v));"},
     NULL},
    {"static final PriorityBlockingQueue<Integer> heap = new PriorityBlockingQueue<>(2, (a, b) -> {\n        "
     "synchronized (notes) {\n            return b - a;\n        }\n    });",
     {"heap.put(number);", "heap.put(5);", "note(number, \"a\" + heap.take());",
      "note(number, \"b\" + heap.poll(1, TimeUnit.MILLISECONDS));", "note(number, \"c\" + heap.peek());",
      "synchronized (notes) { note(number, \"d\" + heap.poll()); }", "note(number, \"e\" + heap.size());"},
     NULL},
    {"static final ExecutorService two = Executors.newFixedThreadPool(2);",
     {"two.submit(() -> v++);", "two.execute(() -> atomic.addAndGet(3));",
      "note(number, \"a\" + two.invokeAll(List.of(() -> v, () -> 1)).size());",
      "note(number, \"b\" + two.invokeAny(List.of(() -> 1, () -> 2)));",
      "note(number, \"c\" + two.awaitTermination(1, TimeUnit.MILLISECONDS));", "two.shutdown();"},
     "two.shutdown();\n        while (!two.isTerminated())\n            Thread.yield();"},
    {"static final ScheduledThreadPoolExecutor later = new ScheduledThreadPoolExecutor(1);",
     {"later.schedule(() -> { v++; }, 1, TimeUnit.MILLISECONDS);",
      "note(number, \"a\" + later.schedule(() -> v, 2, TimeUnit.MILLISECONDS).get());",
      "note(number, \"b\" + later.schedule(() -> v, 1, TimeUnit.MILLISECONDS).cancel(false));",
      "later.shutdown();", "note(number, \"c\" + later.shutdownNow().size());"},
     "later.shutdown();\n        while (!later.isTerminated())\n            Thread.yield();"},
    {"static final LinkedTransferQueue<Integer> transfers = new LinkedTransferQueue<>();",
     {"transfers.transfer(number); note(number, \"a\");",
      "note(number, \"b\" + transfers.tryTransfer(number));",
      "note(number, \"c\" + transfers.tryTransfer(number + 5, 1, TimeUnit.MILLISECONDS));",
      "note(number, \"d\" + transfers.take());", "note(number, \"e\" + transfers.poll());",
      "note(number, \"f\" + transfers.poll(1, TimeUnit.MILLISECONDS));", "transfers.put(number + 7);",
      "note(number, \"g\" + transfers.peek());"},
     NULL},
    {"static final class Due implements Delayed {\n        final int n;\n        final long at = "
     "System.nanoTime() + 1000000;\n\n        Due(int n) {\n            this.n = n;\n        }\n\n        "
     "public long getDelay(TimeUnit unit) {\n            return unit.convert(at - System.nanoTime(), "
     "TimeUnit.NANOSECONDS);\n        }\n\n        public int compareTo(Delayed other) {\n            return "
     "Long.compare(at, ((Due) other).at);\n        }\n\n        public String toString() {\n            return "
     "\"\" + n;\n        }\n    }\n\n    static final DelayQueue<Due> delayed = new DelayQueue<>();",
     {"delayed.put(new Due(number));", "note(number, \"a\" + delayed.take());",
      "note(number, \"b\" + delayed.poll());", "note(number, \"c\" + delayed.size());",
      "note(number, \"d\" + delayed.poll(1, TimeUnit.SECONDS));"},
     NULL},
    {"static final ForkJoinPool fork = new ForkJoinPool(1);\n\n    static final class Sum extends "
     "RecursiveTask<Integer> {\n        final int depth;\n\n        Sum(int depth) {\n            this.depth = "
     "depth;\n        }\n\n        protected Integer compute() {\n            if (depth == 0)\n                "
     "return atomic.incrementAndGet();\n            Sum other = new Sum(depth - 1);\n            "
     "other.fork();\n            return new Sum(depth - 1).compute() + other.join();\n        }\n    }",
     {"note(number, \"a\" + fork.invoke(new Sum(0)));", "note(number, \"b\" + fork.submit(() -> v).get());",
      "fork.execute(() -> v = 4);", "note(number, \"c\" + fork.submit(new Sum(1)).join());",
      "note(number, \"d\" + fork.submit(new Sum(0)).cancel(true));"},
     "fork.shutdown();\n        while (!fork.isTerminated())\n            Thread.yield();"},
    {"static final LinkedBlockingQueue<Integer> bounded = new LinkedBlockingQueue<>(2);",
     {"bounded.put(number);", "note(number, \"a\" + bounded.offer(number + 3));",
      "note(number, \"b\" + bounded.take());", "note(number, \"c\" + bounded.remainingCapacity());",
      "List<Integer> all = new ArrayList<>(); bounded.drainTo(all); note(number, \"d\" + all);",
      "note(number, \"e\" + bounded.remove(number));", "note(number, \"f\" + bounded);", "bounded.clear();"},
     NULL},
    {"static final Vector<Integer> vector = new Vector<>(List.of(1));\n    static final StringBuffer buffer = new "
     "StringBuffer();\n    static final List<Integer> wrapped = Collections.synchronizedList(new "
     "ArrayList<>());",
     {"vector.add(number);", "note(number, \"a\" + vector);", "note(number, \"b\" + vector.remove(0));",
      "synchronized (vector) { note(number, \"c\" + vector.size() + v++ + vector.size()); }",
      "buffer.append(number).append('x');", "note(number, \"d\" + buffer);",
      "wrapped.add(number); note(number, \"e\" + wrapped);",
      "synchronized (wrapped) { for (Integer each : wrapped) note(number, \"f\" + each); }",
      "synchronized (buffer) { buffer.wait(1); buffer.notifyAll(); note(number, \"g\" + buffer.length()); }"},
     NULL},
    {"static final AtomicStampedReference<String> reference = new AtomicStampedReference<>(\"x\", 0);\n    static "
     "final AtomicIntegerArray cells = new AtomicIntegerArray(2);",
     {"int[] stamp = new int[1]; String got = reference.get(stamp); note(number, \"a\" + got + stamp[0]);",
      "note(number, \"b\" + reference.compareAndSet(\"x\", \"y\", 0, 1));",
      "note(number, \"c\" + reference.compareAndSet(\"y\", \"x\", 1, 0));",
      "note(number, \"d\" + reference.getReference() + reference.getStamp());", "reference.set(\"y\", 1);",
      "note(number, \"e\" + cells.getAndAccumulate(0, 2, (a, b) -> a * b + v));",
      "cells.set(0, cells.get(1) + 1);", "note(number, \"f\" + cells);", "cells.incrementAndGet(1);"},
     NULL},
    {"static final class Lazy {\n        static int z;\n\n        static {\n            "
     "atomic.incrementAndGet();\n            z = v + 1;\n            if (z > 2)\n                throw new "
     "IllegalStateException();\n        }\n    }",
     {"note(number, \"a\" + Lazy.z);", "Lazy.z = 7;", "v = 2;",
      "try { note(number, \"b\" + Lazy.z++); } catch (LinkageError e) { note(number, "
      "e.getClass().getSimpleName()); }",
      "note(number, \"c\" + atomic);"},
     NULL},
    {"static final Timer timer = new Timer(true);\n    static final CountDownLatch latched = new CountDownLatch(1);",
     {"timer.schedule(new TimerTask() { public void run() { v++; } }, 1);",
      "TimerTask one = new TimerTask() { public void run() { v = 5; } }; timer.schedule(one, 0); note(number, "
      "\"a\" + one.cancel());",
      "timer.cancel();", "timer.schedule(new TimerTask() { public void run() { latched.countDown(); } }, 1);",
      "note(number, \"b\" + latched.await(1, TimeUnit.MILLISECONDS) + v);"},
     "timer.cancel();"},
    {"static final ExecutorService few = new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new "
     "ArrayBlockingQueue<>(1), new ThreadPoolExecutor.CallerRunsPolicy());\n    static final "
     "ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(few);",
     {"service.submit(() -> atomic.incrementAndGet());", "note(number, \"a\" + service.take().get());",
      "note(number, \"b\" + (service.poll() == null));", "few.execute(() -> v++);",
      "few.execute(() -> { try { Thread.sleep(1); } catch (InterruptedException e) { v = 9; } });",
      "note(number, \"c\" + few.shutdownNow().size());"},
     "few.shutdown();\n        while (!few.isTerminated())\n            Thread.yield();"},
    {"static final Semaphore turns = new Semaphore(0, true);\n    static final ReentrantReadWriteLock queued = new "
     "ReentrantReadWriteLock(true);",
     {"turns.acquire(); note(number, \"a\" + v++);", "turns.release();", "turns.release(2);",
      "note(number, \"b\" + turns.tryAcquire());", "turns.acquire(2); note(number, \"c\");",
      "queued.readLock().lock(); note(number, \"d\" + v); queued.readLock().unlock();",
      "queued.writeLock().lock(); note(number, \"e\" + v++); queued.writeLock().unlock();",
      "note(number, \"f\" + turns.tryAcquire(1, TimeUnit.MILLISECONDS));",
      "turns.acquireUninterruptibly(); note(number, \"g\" + Thread.interrupted());"},
     NULL},
    {"static final CompletableFuture<Integer> stage = new CompletableFuture<>();",
     {"note(number, \"a\" + stage.completeOnTimeout(3, 1, TimeUnit.MILLISECONDS).join());",
      "note(number, \"b\" + stage.orTimeout(1, TimeUnit.MILLISECONDS).handle((got, e) -> e == null ? got : -1).join());",
      "note(number, \"c\" + stage.complete(number + 10));", "stage.whenComplete((got, e) -> { v++; });",
      "note(number, \"d\" + stage.thenApplyAsync(got -> got + v).exceptionally(e -> -2).get());",
      "stage.obtrudeValue(8);", "note(number, \"e\" + stage.isCompletedExceptionally() + stage.getNow(0));",
      "note(number, \"f\" + stage.completeExceptionally(new IllegalStateException()));"},
     NULL},
    {"static final Phaser root = new Phaser() {\n        protected boolean onAdvance(int phase, int registered) "
     "{\n            v++;\n            return phase == 1 || registered == 0;\n        }\n    };\n    static final "
     "CyclicBarrier three = new CyclicBarrier(3);",
     {"note(number, \"a\" + root.register());",
      "root.register(); note(number, \"b\" + root.arriveAndAwaitAdvance());",
      "note(number, \"c\" + root.arriveAndDeregister());", "note(number, \"d\" + root.isTerminated());",
      "note(number, \"e\" + root.getRegisteredParties() + root.getArrivedParties());",
      "note(number, \"f\" + three.await(1, TimeUnit.MILLISECONDS));",
      "note(number, \"g\" + three.getNumberWaiting());", "note(number, \"h\" + three.await());"},
     NULL},
    {"static final Object outer = new Object(), inner = new Object();",
     {"synchronized (outer) { synchronized (inner) { if (v == 0) inner.wait(1); note(number, \"a\" + v); } }",
      "synchronized (inner) { synchronized (outer) { v++; } }",
      "synchronized (inner) { v = 1; inner.notify(); }",
      "synchronized (outer) { outer.wait(1); note(number, \"b\" + Thread.holdsLock(inner)); }",
      "synchronized (outer) { outer.notifyAll(); inner.hashCode(); v += 2; }",
      "note(number, \"c\" + threads[0].isAlive());", "note(number, \"d\" + threads[1].isAlive());"},
     NULL},
    {"static final ConcurrentSkipListSet<Integer> skip = new ConcurrentSkipListSet<>(List.of(2, 4));",
     {"note(number, \"a\" + skip.add(3));", "note(number, \"b\" + skip.pollFirst());",
      "for (Integer each : skip) note(number, \"c\" + each);", "skip.add(1);",
      "note(number, \"d\" + skip.ceiling(3));", "note(number, \"e\" + skip.pollLast());", "skip.add(5);",
      "note(number, \"f\" + skip.headSet(4).size());", "skip.remove(2);"},
     NULL},
    {"static final java.io.File file = makeFile();\n\n    static java.io.File makeFile() {\n        try {\n      "
     "      return java.io.File.createTempFile(\"clew\", null);\n        } catch (java.io.IOException problem) "
     "{\n            throw new java.io.UncheckedIOException(problem);\n        }\n    }",
     {"note(number, \"a\" + file.delete());", "note(number, \"b\" + file.createNewFile());",
      "note(number, \"c\" + file.exists());",
      "try (java.io.FileOutputStream end = new java.io.FileOutputStream(file, true)) { end.write(1); }",
      "note(number, \"d\" + file.length());",
      "try (java.io.FileInputStream start = new java.io.FileInputStream(file)) { note(number, \"e\" + "
      "start.read()); }"},
     "file.delete();"},
    {"static final Object nothing = new Object();",
     {"threads[0].interrupt();", "threads[(number + 1) % threads.length].interrupt();",
      "note(number, \"I\" + Thread.interrupted());", "Thread.sleep(1); note(number, \"Z\" + v);",
      "LockSupport.unpark(threads[(number + 1) % threads.length]);",
      "LockSupport.park(); note(number, \"P\");",
      "threads[(number + 1) % threads.length].join(1); note(number, \"Y\" + v);",
      "threads[(number + 1) % threads.length].join(); note(number, \"X\");",
      "LockSupport.parkNanos(1); note(number, \"W\" + threads[0].isInterrupted());"},
     NULL},
};

enum { FAMILIES = sizeof families / sizeof *families, PLAIN = 3 };

static const char *const plain[PLAIN] = {"note(number, \"v\" + v);", "v = number + 1;",
                                         "atomic.incrementAndGet();"};

static void write_statement(Generator *g, const Family *const *chosen)
{
    const Family *family = chosen[below(g, INVOLVED)];
    uint32_t count = 0;
    while (count < STATEMENTS_MAX && family->statements[count] != NULL)
        count++;
    line(g, "{ %s }", chance(g, 15) ? pick(g, plain, PLAIN) : pick(g, family->statements, count));
}

/* Families may be chosen more than once. */
static bool is_first(const Family *const *chosen, int which)
{
    for (int i = 0; i < which; i++)
        if (chosen[i] == chosen[which])
            return false;
    return true;
}

static void write_head(Generator *g, const char *name, const Family *const *chosen)
{
    line(g, "import java.util.*;");
    line(g, "import java.util.concurrent.*;");
    line(g, "import java.util.concurrent.atomic.*;");
    line(g, "import java.util.concurrent.locks.*;\n");
    line(g, "public class %s {", name);
    g->indent++;
    line(g, "static volatile int v;");
    line(g, "static final AtomicInteger atomic = new AtomicInteger();");
    line(g, "static final Thread[] threads = new Thread[%d];", g->threads);
    line(g, "static final String[] notes = new String[%d];", g->threads);
    for (int i = 0; i < INVOLVED; i++)
        if (is_first(chosen, i))
            line(g, "%s", chosen[i]->declaration);
    line(g, "static final AtomicInteger turn = new AtomicInteger();\n");
    line(g, "static void note(int number, String text) {");
    line(g, chance(g, 80) ? "    notes[number] += text + \"@\" + turn.getAndIncrement();"
                          : "    notes[number] += text;");
    line(g, "}\n");
}

/* Each body is one that ends with what it has noted, also if an exception ends it. */
static void write_bodies(Generator *g, const Family *const *chosen)
{
    line(g, "static void work(int number) throws Exception {");
    g->indent++;
    for (int i = 0; i < g->threads; i++) {
        line(g, "if (number == %d) {", i);
        g->indent++;
        for (uint32_t count = g->threads == 2 ? 1 + below(g, 4) : 1 + below(g, 2); count > 0; count--)
            write_statement(g, chosen);
        if (chance(g, 50))
            line(g, "note(number, \"v\" + v + \"n\" + atomic);");
        g->indent--;
        line(g, "}");
    }
    g->indent--;
    line(g, "}\n");
}

static void write_main(Generator *g, const Family *const *chosen)
{
    line(g, "public static void main(String[] args) throws Exception {");
    g->indent++;
    line(g, "for (int i = 0; i < threads.length; i++) {");
    line(g, "    int number = i;");
    line(g, "    notes[i] = \"\";");
    line(g, "    threads[i] = new Thread(() -> {");
    line(g, "        try {");
    line(g, "            work(number);");
    line(g, "        } catch (Throwable e) {");
    line(g, "            note(number, e.getClass().getSimpleName());");
    line(g, "        }");
    line(g, "    });");
    line(g, "}");
    line(g, "for (Thread thread : threads)");
    line(g, "    thread.start();");
    if (chance(g, 40)) { /* so that fewer programs end in a deadlock, of which nothing but that is told */
        line(g, "for (Thread thread : threads) {");
        line(g, "    thread.join(5);");
        line(g, "    if (thread.isAlive())");
        line(g, "        thread.interrupt();");
        line(g, "}");
    }
    line(g, "for (Thread thread : threads)");
    line(g, "    thread.join();");
    for (int i = 0; i < INVOLVED; i++)
        if (is_first(chosen, i) && chosen[i]->ending != NULL)
            line(g, "%s", chosen[i]->ending);
    line(g, "System.out.println(String.join(\" \", notes) + \" \" + v + \" \" + atomic);");
    g->indent--;
    line(g, "}");
}

void write_library_program(Generator *g, const char *name)
{
    const Family *chosen[INVOLVED];
    for (int i = 0; i < INVOLVED; i++)
        chosen[i] = &families[below(g, FAMILIES)];
    if (chance(g, 75)) /* threads that use the same object have more to do with each other */
        chosen[1] = chosen[0];
    if (chance(g, 40)) /* interrupts concern all of them */
        chosen[2] = &families[FAMILIES - 1];
    else if (chance(g, 50))
        chosen[2] = chosen[0];
    g->threads = chance(g, 70) ? 2 : 3;
    write_head(g, name, chosen);
    write_bodies(g, chosen);
    write_main(g, chosen);
    g->indent--;
    line(g, "}");
}
