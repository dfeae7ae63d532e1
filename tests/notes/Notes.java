import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Programs, each a method, with the notes that the summary of their check has: tests/suites/notes. */
public class Notes {
    public static void main(String[] arguments) throws Throwable {
        Notes.class.getDeclaredMethod(arguments[0]).invoke(null);
    }

    enum Colour { RED, GREEN }

    record Pair(Object first, Object second) {
    }

    private static void fill(Collection<Object> collection) {
        collection.add(new Object());
        collection.add(new Object());
    }

    // says: 3 ends of the program with an exit status other than 0, which is a violation only with --property exit
    // notes: exit-status
    static void exits() {
        boolean[] is_set = new boolean[1];
        Thread thread = new Thread(() -> System.exit(is_set[0] ? 2 : 3));
        thread.start();
        is_set[0] = true;
    }

    // says: races were not looked for (--property race)
    // notes: handler
    static void takenByHandler() throws InterruptedException {
        Thread thread = new Thread(() -> { throw new IllegalStateException("taken"); });
        thread.setUncaughtExceptionHandler((dead, exception) -> { });
        thread.start();
        thread.join();
    }

    // notes: none
    static void nothing() {
    }

    // notes: identity-hash
    static void asks() {
        Objects.requireNonNull(System.identityHashCode(new Object()));
    }

    // notes: identity-hash
    static void asksByHashCode() {
        Objects.requireNonNull(new Object().hashCode());
    }

    // notes: identity-hash
    static void asksByTheLibrary() {
        Objects.requireNonNull(Objects.hash(new Object(), 1));
    }

    // notes: identity-hash
    static void asksByText() {
        Objects.requireNonNull("" + new Object());
    }

    // notes: none
    static void putsOnly() {
        Set<Object> set = new HashSet<>();
        Object one = new Object();
        set.add(one);
        fill(set);
        assert set.contains(one) && set.size() == 3 && set.remove(one);
    }

    // notes: identity-hash
    static void iterates() {
        Set<Object> set = new HashSet<>();
        fill(set);
        for (Object element : set)
            Objects.requireNonNull(element);
    }

    // notes: none
    static void iteratesOverOne() {
        Set<Object> set = new HashSet<>(Set.of(new Object()));
        for (Object element : set)
            Objects.requireNonNull(element);
    }

    // notes: none
    static void iteratesOverStrings() {
        Map<Object, Integer> plain = new HashMap<>();
        plain.put(new Object(), 1);
        plain.put(new Object(), 2);
        Set<String> set = new HashSet<>(List.of("a", "b"));
        for (String element : set)
            Objects.requireNonNull(element);
    }

    // notes: none
    static void iteratesInOrder() {
        Set<Object> set = new LinkedHashSet<>();
        fill(set);
        for (Object element : set)
            Objects.requireNonNull(element);
        set.forEach(Objects::requireNonNull);
        assert new ArrayList<>(set).size() == 2;
    }

    // notes: none
    static void sorts() {
        Map<String, Object> map = new TreeMap<>();
        map.put("a", new Object());
        map.put("b", new Object());
        for (Object value : map.values())
            Objects.requireNonNull(value);
    }

    // notes: identity-hash
    static void forEach() {
        Map<Object, Integer> map = new HashMap<>();
        map.put(new Object(), 1);
        map.put(new Object(), 2);
        map.forEach((key, value) -> { });
    }

    // notes: identity-hash
    static void ofEnums() {
        Map<Colour, Integer> map = new HashMap<>();
        for (Colour colour : Colour.values())
            map.put(colour, 1);
        assert map.keySet().toArray().length == 2;
    }

    // notes: identity-hash set-order
    static void ofRecords() {
        Set<Object> set = new HashSet<>(Set.of(new Pair(new Object(), 1), new Pair(new Object(), 2)));
        assert set.iterator().hasNext();
    }

    // notes: identity-hash
    static void ofLists() {
        Set<Object> set = new HashSet<>();
        set.add(List.of(new Object()));
        set.add(List.of(new Object()));
        assert set.iterator().next() != null;
    }

    // notes: none
    static void ofListsOfStrings() {
        Set<Object> set = new HashSet<>();
        set.add(List.of("a"));
        set.add(List.of("b"));
        assert set.iterator().next() != null;
    }

    // notes: identity-hash
    static void concurrent() {
        Set<Object> set = ConcurrentHashMap.newKeySet();
        fill(set);
        for (Object element : set)
            Objects.requireNonNull(element);
    }

    // notes: none
    static void concurrentPutsOnly() {
        Map<Thread, Integer> map = new ConcurrentHashMap<>();
        map.put(Thread.currentThread(), 1);
        map.put(new Thread(), 2);
        assert map.get(Thread.currentThread()) == 1;
    }

    // notes: identity-hash
    static void identityMap() {
        Map<Object, Integer> map = new IdentityHashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        assert map.keySet().iterator().next() != null;
    }

    // notes: none
    static void identityMapPutsOnly() {
        Map<Object, Integer> map = new IdentityHashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        assert map.get("a") == 1;
    }

    // notes: identity-hash references
    static void weakMap() {
        Map<Object, Integer> map = new WeakHashMap<>();
        Object a = new Object(), b = new Object();
        map.put(a, 1);
        map.put(b, 2);
        assert map.keySet().iterator().next() != null && a != b;
    }

    // notes: identity-hash
    static void table() {
        Map<Object, Integer> map = new Hashtable<>();
        map.put(new Object(), 1);
        map.put(new Object(), 2);
        assert map.keySet().iterator().next() != null;
    }

    // notes: none
    static void usesPools() throws Exception {
        var pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> { });
        pool.submit(() -> { });
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
    }

    // notes: none
    static void usesLambdasAndLocals() throws Exception {
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 1), other = ThreadLocal.withInitial(() -> 2);
        Runnable task = () -> Objects.requireNonNull(local.get() + other.get());
        task.run();
        assert String.format("%d %s", 1, "x").equals("1 x");
    }

    // says: the clock was read 1 time, and stood still but for time-outs: what takes time otherwise was not searched
    // notes: clock-read
    static void readsClock() {
        Objects.requireNonNull(System.nanoTime());
    }

    // notes: map-size
    static void asksForSize() throws Exception {
        Map<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread other = new Thread(() -> map.put(1, 1));
        other.start();
        assert map.size() < 2;
        other.join();
    }

    // notes: map-size
    static void asksForEmptiness() throws Exception {
        Set<Integer> set = ConcurrentHashMap.newKeySet();
        Thread other = new Thread(() -> set.add(1));
        other.start();
        while (set.isEmpty())
            Thread.yield();
    }

    // notes: none
    static void asksForSizeInTheEnd() throws Exception {
        Map<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread other = new Thread(() -> map.put(1, 1));
        other.start();
        other.join();
        assert map.size() == 1;
    }

    // says: waits in ConcurrentHashMap#1.put() for an update of ConcurrentHashMap#1 to end; holds Object#1
    static void waitsForUpdate() throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
                map.put("a", 2);
            }
        });
        other.start();
        map.computeIfAbsent("a", key -> {
            synchronized (lock) {
                return 1;
            }
        });
        other.join();
    }

    // says: no clewless in java.library.path
    // says: native libraries of the program are not loaded
    static void loadsLibrary() {
        System.loadLibrary("clewless");
    }

    // says: Can't load library: /clewless.so (clew runs Java code only: native libraries of the program are not loaded)
    static void loadsFile() {
        System.load("/clewless.so");
    }

    volatile int number;
    volatile long wide;
    volatile String text;

    // notes: none
    static void comparesStrongly() {
        assert new AtomicInteger().compareAndSet(0, 1) && new AtomicInteger().compareAndExchange(0, 1) == 0;
    }

    // notes: none
    static void weakThatMustFail() {
        assert !new AtomicInteger().weakCompareAndSetPlain(1, 2);
    }

    // notes: weak-operations
    static void weakInteger() {
        assert new AtomicInteger().weakCompareAndSetPlain(0, 1);
    }

    // notes: weak-operations
    static void weakLong() {
        assert new AtomicLong().weakCompareAndSetVolatile(0, 1);
    }

    // notes: weak-operations
    static void weakBoolean() {
        assert new AtomicBoolean().weakCompareAndSetAcquire(false, true);
    }

    // notes: weak-operations
    static void weakReference() {
        assert new AtomicReference<String>().weakCompareAndSetRelease(null, "a");
    }

    // notes: weak-operations
    static void weakIntegerArray() {
        assert new AtomicIntegerArray(1).weakCompareAndSetPlain(0, 0, 1);
    }

    // notes: weak-operations
    static void weakLongArray() {
        assert new AtomicLongArray(1).weakCompareAndSetPlain(0, 0, 1);
    }

    // notes: weak-operations
    static void weakReferenceArray() {
        assert new AtomicReferenceArray<String>(1).weakCompareAndSetPlain(0, null, "a");
    }

    // notes: weak-operations
    static void weakMarkable() {
        assert new AtomicMarkableReference<String>("a", false).weakCompareAndSet("a", "b", false, true);
    }

    // notes: weak-operations
    static void weakStamped() {
        assert new AtomicStampedReference<String>("a", 1).weakCompareAndSet("a", "b", 1, 2);
    }

    // notes: weak-operations
    static void weakIntegerField() {
        assert AtomicIntegerFieldUpdater.newUpdater(Notes.class, "number").weakCompareAndSet(new Notes(), 0, 1);
    }

    // notes: weak-operations
    static void weakLongField() {
        assert AtomicLongFieldUpdater.newUpdater(Notes.class, "wide").weakCompareAndSet(new Notes(), 0, 1);
    }

    // notes: weak-operations
    static void weakReferenceField() {
        assert AtomicReferenceFieldUpdater.newUpdater(Notes.class, String.class, "text").weakCompareAndSet(new Notes(), null, "a");
    }

    // notes: weak-operations
    static void weakHandle() throws Exception {
        VarHandle handle = MethodHandles.lookup().findVarHandle(Notes.class, "number", int.class);
        assert handle.weakCompareAndSet(new Notes(), 0, 1);
    }

    // notes: weak-operations
    static void weakPlainHandle() throws Exception {
        VarHandle handle = MethodHandles.lookup().findVarHandle(Notes.class, "number", int.class);
        assert handle.weakCompareAndSetPlain(new Notes(), 0, 1) && handle.weakCompareAndSetAcquire(new Notes(), 0, 1)
            && handle.weakCompareAndSetRelease(new Notes(), 0, 1);
    }

    // --- waits

    // notes: spurious-wakeups
    static void waitsItself() throws Exception {
        Object monitor = new Object();
        synchronized (monitor) {
            monitor.wait(1);
        }
    }

    // notes: spurious-wakeups
    static void awaitsCondition() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        lock.lock();
        condition.await(1, TimeUnit.MILLISECONDS);
        lock.unlock();
    }

    // notes: spurious-wakeups
    static void parks() {
        LockSupport.parkNanos(1);
    }

    // notes: none
    static void waitsByTheLibrary() throws Exception {
        Thread other = new Thread(() -> { });
        other.start();
        other.join();
        Thread.sleep(1);
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        new Thread(() -> queue.add(1)).start();
        queue.take();
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        latch.await();
    }

    // notes: interrupt-after-notify spurious-wakeups
    static void interruptsWhoIsNotified() throws Exception {
        Object monitor = new Object();
        boolean[] over = {false};
        Runnable waits = () -> {
            synchronized (monitor) {
                try {
                    while (!over[0])
                        monitor.wait();
                } catch (InterruptedException expected) {
                    over[0] = true;
                }
            }
        };
        Thread first = new Thread(waits), second = new Thread(waits);
        first.start();
        second.start();
        synchronized (monitor) {
            monitor.notify();
            first.interrupt();
        }
        synchronized (monitor) {
            over[0] = true;
            monitor.notifyAll();
        }
    }

    // notes: spurious-wakeups
    static void interruptsWhoIsAlone() throws Exception {
        Object monitor = new Object();
        boolean[] over = {false};
        Thread other = new Thread(() -> {
            synchronized (monitor) {
                try {
                    while (!over[0])
                        monitor.wait();
                } catch (InterruptedException expected) {
                    over[0] = true;
                }
            }
        });
        other.start();
        synchronized (monitor) {
            over[0] = true;
            monitor.notify();
            other.interrupt();
        }
    }

    // --- numbers of the machine, and random ones

    // notes: random-numbers
    static void random() {
        Objects.requireNonNull(new Random().nextInt());
    }

    // notes: random-numbers
    static void randomOfMath() {
        Objects.requireNonNull(Math.random());
    }

    // notes: random-numbers
    static void randomOfThread() {
        Objects.requireNonNull(ThreadLocalRandom.current().nextInt());
    }

    // notes: random-numbers
    static void shuffles() {
        Collections.shuffle(new ArrayList<>(List.of(1, 2, 3)));
    }

    // notes: none
    static void seeded() {
        Objects.requireNonNull(new Random(1).nextInt());
        Collections.shuffle(new ArrayList<>(List.of(1, 2, 3)), new Random(2));
    }

    // notes: machine
    static void processors() {
        assert Runtime.getRuntime().availableProcessors() > 0;
    }

    // notes: machine
    static void memory() {
        assert Runtime.getRuntime().freeMemory() > 0;
    }

    // notes: machine
    static void poolOfAllProcessors() throws Exception {
        assert CompletableFuture.supplyAsync(() -> 1).get() == 1;
    }

    // notes: input
    static void readsInput() throws Exception {
        assert System.in.read() < 256;
    }

    // notes with a JDK: input
    static void readsFile() throws Exception {
        assert new FileInputStream("/etc/passwd").read() > 0;
    }

    // notes with a JDK: none
    static void readsWhatItWrites() throws Exception {
        File file = new File("/tmp/clew-has-written-this");
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(1);
        }
        assert new FileInputStream(file).read() == 1;
    }

    // notes with a JDK: none
    static void readsClassesOnly() throws Exception {
        assert String.format("%s %5.2f", Locale.ENGLISH, 1.5).length() > 1;
    }

    // notes with a JDK: clock-read random-numbers
    static void secureRandom() {
        Objects.requireNonNull(new SecureRandom().nextInt());
    }

    // --- threads

    // notes: thread-states
    static void asksForState() throws Exception {
        Thread other = new Thread(() -> { });
        other.start();
        assert other.getState() != Thread.State.NEW;
    }

    // notes: none
    static void asksForOwnState() {
        assert Thread.currentThread().getState() == Thread.State.RUNNABLE && new Thread().getState() == Thread.State.NEW;
    }

    // notes: spurious-wakeups thread-states
    static void asksForBlocker() throws Exception {
        Thread other = new Thread(() -> LockSupport.park("a"));
        other.start();
        Object blocker = LockSupport.getBlocker(other);
        assert blocker == null || blocker.equals("a");
        LockSupport.unpark(other);
    }

    private static void makeThreadAside() throws Exception {
        Thread other = new Thread(() -> new Thread(() -> { }).start());
        other.start();
        new Thread(() -> { }).start();
        other.join();
    }

    // notes: thread-numbers
    static void asksForName() throws Exception {
        makeThreadAside();
        Objects.requireNonNull(new Thread().getName());
    }

    // notes: thread-numbers
    static void asksForId() throws Exception {
        makeThreadAside();
        Objects.requireNonNull(new Thread("named").getId());
    }

    // notes: thread-numbers
    static void asksForThreadAsText() throws Exception {
        makeThreadAside();
        Objects.requireNonNull("" + new Thread());
    }

    // notes: none
    static void asksForGivenName() throws Exception {
        makeThreadAside();
        assert new Thread("named").getName().equals("named") && Thread.currentThread().getName().equals("main");
    }

    // notes: none
    static void mainMakesThreads() throws Exception {
        Thread other = new Thread(() -> Objects.requireNonNull(Thread.currentThread().getName()));
        other.start();
        assert new Thread().getName().equals("Thread-1") && other.getId() > 0;
    }

    // notes: thread-list
    static void enumerates() throws Exception {
        new Thread(() -> { }).start();
        assert Thread.activeCount() > 0;
    }

    // notes: none
    static void setsOutput() throws Exception {
        PrintStream before = System.out;
        new Thread(() -> System.out.flush()).start();
        System.setOut(before);
    }

    // notes: none
    static void setsOutputAlone() {
        System.setOut(System.out);
    }

    // --- objects

    static volatile Escaping escaped;

    static class Escaping {
        final int value;

        Escaping(boolean early) {
            if (early)
                escaped = this;
            value = 1;
            escaped = this;
        }
    }

    // notes: none
    static void escapes() {
        new Thread(() -> {
            Escaping seen = escaped;
            assert seen == null || seen.value < 2;
        }).start();
        Objects.requireNonNull(new Escaping(true));
    }

    // notes: none
    static void isPublished() {
        new Thread(() -> {
            Escaping seen = escaped;
            assert seen == null || seen.value == 1;
        }).start();
        Objects.requireNonNull(new Escaping(false));
    }

    static class Finalized {
        @Override
        @SuppressWarnings({"deprecation", "removal"})
        protected void finalize() {
        }
    }

    // notes: finalizers
    static void finalizes() {
        Objects.requireNonNull(new Finalized());
    }

    // notes with a JDK: references
    static void weakly() {
        Objects.requireNonNull(new WeakReference<>("a"));
    }

    // notes with a JDK: references
    static void softly() {
        Objects.requireNonNull(new SoftReference<>("a"));
    }

    // notes: set-order
    static void goesThroughSet() {
        for (String element : Set.of("a", "b"))
            Objects.requireNonNull(element);
    }

    // notes: set-order
    static void goesThroughMap() {
        Map.of("a", 1, "b", 2).forEach((key, value) -> { });
    }

    // notes: none
    static void looksIntoSet() {
        assert Set.of("a", "b").contains("a") && Map.of("a", 1, "b", 2).get("b") == 2 && Set.of("a").iterator().hasNext();
        for (String element : List.of("a", "b"))
            Objects.requireNonNull(element);
    }

    // notes: adder-sum
    static void asksForSum() throws Exception {
        LongAdder adder = new LongAdder();
        Thread other = new Thread(adder::increment);
        other.start();
        assert adder.sum() < 2;
    }

    // notes: none
    static void asksForSumInTheEnd() throws Exception {
        LongAdder adder = new LongAdder();
        Thread other = new Thread(adder::increment);
        other.start();
        other.join();
        assert adder.sum() == 1;
    }

    private static void schedule(int... delays) {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        for (int delay : delays)
            pool.schedule(() -> { }, delay, TimeUnit.MILLISECONDS);
        pool.shutdown();
    }

    // notes: delays
    static void schedulesThree() {
        schedule(9, 5, 3);
    }

    // notes: none
    static void schedulesTwo() {
        schedule(9, 5);
    }

    // notes: none
    static void schedulesInOrder() {
        schedule(3, 5, 9);
    }
}
