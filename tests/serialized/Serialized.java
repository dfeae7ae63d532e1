import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;

/** Writes objects of the library's serializable classes to files of a folder, or reads such files and prints what they hold. */
public class Serialized {
    enum Colour { RED, GREEN, BLUE }

    static class Greatest implements LongBinaryOperator, DoubleBinaryOperator, Serializable {
        @Override public long applyAsLong(long a, long b) { return Math.max(a, b); }
        @Override public double applyAsDouble(double a, double b) { return Math.max(a, b); }
    }

    static final Map<String, Object> OBJECTS = new LinkedHashMap<>();

    static <T extends Map<String, Integer>> T fill(T map) {
        map.put("one", 1);
        map.put("two", 2);
        map.put("three", 3);
        return map;
    }

    static <T extends Collection<Integer>> T add(T collection) {
        collection.addAll(Arrays.asList(3, 1, 2, 100000));
        return collection;
    }

    static Throwable exception(Throwable made) {
        made.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "method", "A.java", 17)});
        made.addSuppressed(new IllegalStateException("suppressed"));
        made.getSuppressed()[0].setStackTrace(new StackTraceElement[0]);
        return made;
    }

    static void numbersAndTexts() {
        OBJECTS.put("numbers", new Object[] {(byte) 1, (short) 2, 3, 4L, 5f, 6d, 'c', true, new BigInteger("12345678901234567890"),
            new BigDecimal("1.50")});
        OBJECTS.put("texts", new Object[] {"text", "", "\u0416", String.CASE_INSENSITIVE_ORDER});
        OBJECTS.put("builders", new Object[] {new StringBuilder("builder"), new StringBuilder("\u0416"), new StringBuffer("buffer"),
            new StringBuffer("\u0416")});
        OBJECTS.put("classes", new Object[] {String.class, int.class, int[].class, Object[].class, Colour.class, Runnable.class,
            ArrayList.class});
        OBJECTS.put("method types", new Object[] {MethodType.methodType(int.class, String.class, long[].class), MethodType.methodType(void.class)});
        int captured = 3;
        OBJECTS.put("lambdas", new Object[] {(Supplier<Object> & Serializable) () -> captured + captured,
            (Function<Integer, Object> & Serializable) Integer::toHexString, (Supplier<Object> & Serializable) "receiver"::length,
            (Supplier<Object> & Serializable) ArrayList::new});
        OBJECTS.put("enums", new Object[] {Colour.GREEN, TimeUnit.SECONDS});
        OBJECTS.put("arrays", new Object[] {new int[] {1, 2}, new String[] {"a", null}, new long[][] {{1}, {}}});
    }

    static void collections() {
        OBJECTS.put("ArrayList", add(new ArrayList<Integer>()));
        OBJECTS.put("LinkedList", add(new LinkedList<Integer>()));
        OBJECTS.put("Vector", add(new Vector<Integer>()));
        OBJECTS.put("Stack", add(new Stack<Integer>()));
        OBJECTS.put("ArrayDeque", add(new ArrayDeque<Integer>()));
        OBJECTS.put("PriorityQueue", add(new PriorityQueue<Integer>(Comparator.reverseOrder())));
        OBJECTS.put("HashSet", add(new HashSet<Integer>()));
        OBJECTS.put("LinkedHashSet", add(new LinkedHashSet<Integer>()));
        OBJECTS.put("TreeSet", add(new TreeSet<Integer>()));
        OBJECTS.put("HashMap", fill(new HashMap<String, Integer>()));
        OBJECTS.put("LinkedHashMap", fill(new LinkedHashMap<String, Integer>()));
        OBJECTS.put("TreeMap", fill(new TreeMap<String, Integer>(Comparator.reverseOrder())));
        OBJECTS.put("Hashtable", fill(new Hashtable<String, Integer>()));
        OBJECTS.put("IdentityHashMap", new IdentityHashMap<>(Collections.singletonMap("one", 1)));
        OBJECTS.put("EnumMap", new EnumMap<>(Collections.singletonMap(Colour.RED, 1)));
        OBJECTS.put("EnumSet", EnumSet.of(Colour.RED, Colour.BLUE));
        BitSet bits = new BitSet();
        bits.set(3);
        bits.set(70);
        OBJECTS.put("BitSet", bits);
        Properties properties = new Properties(), defaults = new Properties();
        defaults.setProperty("b", "2");
        OBJECTS.put("Properties", properties);
        properties.setProperty("a", "1");
        OBJECTS.put("Collections", new Object[] {Collections.emptyList(), Collections.singletonList(1), Collections.singleton(1),
            Collections.singletonMap(1, 2), Collections.nCopies(3, "x"), Collections.emptyMap(), Collections.emptySet(),
            Collections.reverseOrder(), Arrays.asList(1, 2)});
        wrappers();
        OBJECTS.put("Random", new Random(42));
        OBJECTS.put("Date", new Date(0));
        OBJECTS.put("UUID", new UUID(1, 2));
        OBJECTS.put("Locale", Locale.FRANCE);
    }

    static void wrappers() {
        List<Integer> array = add(new ArrayList<>()), linked = add(new LinkedList<>());
        Set<Integer> set = add(new HashSet<>());
        NavigableSet<Integer> tree = add(new TreeSet<>());
        Map<String, Integer> map = fill(new HashMap<>());
        NavigableMap<String, Integer> sorted = fill(new TreeMap<>());
        OBJECTS.put("unmodifiable", new Object[] {Collections.unmodifiableList(array), Collections.unmodifiableList(linked),
            Collections.unmodifiableMap(map), Collections.unmodifiableSet(set), Collections.unmodifiableSortedMap(sorted),
            Collections.unmodifiableNavigableMap(sorted), Collections.unmodifiableSortedSet(tree),
            Collections.unmodifiableNavigableSet(tree), Collections.unmodifiableCollection(array)});
        OBJECTS.put("synchronized", new Object[] {Collections.synchronizedList(array), Collections.synchronizedList(linked),
            Collections.synchronizedMap(map), Collections.synchronizedSet(set), Collections.synchronizedSortedSet(tree),
            Collections.synchronizedNavigableSet(tree), Collections.synchronizedSortedMap(sorted),
            Collections.synchronizedNavigableMap(sorted), Collections.synchronizedCollection(array)});
        OBJECTS.put("checked", new Object[] {Collections.checkedList(array, Integer.class),
            Collections.checkedList(linked, Integer.class), Collections.checkedSet(set, Integer.class),
            Collections.checkedSortedSet(tree, Integer.class), Collections.checkedNavigableSet(tree, Integer.class),
            Collections.checkedMap(map, String.class, Integer.class), Collections.checkedSortedMap(sorted, String.class, Integer.class),
            Collections.checkedNavigableMap(sorted, String.class, Integer.class),
            Collections.checkedQueue(new ArrayDeque<>(array), Integer.class), Collections.checkedCollection(array, Integer.class)});
        OBJECTS.put("adapters", new Object[] {Collections.asLifoQueue(new ArrayDeque<>(array)),
            add(Collections.newSetFromMap(new TreeMap<>())), Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER)});
        OBJECTS.put("List.of", new Object[] {List.of(), List.of(1), List.of(1, 2), List.of(1, 2, 3), List.copyOf(array)});
        OBJECTS.put("Set.of", new Object[] {Set.of(), Set.of(1), new TreeSet<>(Set.of(1, 2)), Set.of(7)});
        OBJECTS.put("Map.of", new Object[] {Map.of(), Map.of(1, 2), Map.ofEntries(Map.entry("k", "v"))});
        OBJECTS.put("larger Set.of", Set.of(1, 2, 3));
        OBJECTS.put("larger Map.of", Map.of("a", 1, "b", 2, "c", 3));
        OBJECTS.put("comparators", new Object[] {new TreeSet<>(Comparator.nullsFirst(Comparator.<Integer>reverseOrder())),
            new TreeMap<>(Comparator.nullsLast(String.CASE_INSENSITIVE_ORDER))});
        TreeSet<Integer> withNulls = new TreeSet<>(Comparator.nullsLast(Comparator.reverseOrder()));
        Collections.addAll(withNulls, 1, null, 3);
        OBJECTS.put("nullsLast", withNulls);
    }

    static void exceptions() {
        OBJECTS.put("Throwable", exception(new Throwable("message", new Error("cause", null))));
        OBJECTS.put("exceptions", new Object[] {exception(new RuntimeException()), exception(new IllegalArgumentException("x")),
            exception(new IndexOutOfBoundsException(3)), exception(new ClassNotFoundException("C", new Error())),
            exception(new java.io.IOException("io")), exception(new ExecutionException(new Error("e"))),
            exception(new java.lang.reflect.InvocationTargetException(new Error("t"))), exception(new AssertionError("a")),
            exception(new java.io.UncheckedIOException(new java.io.IOException())), exception(new NumberFormatException("n")),
            exception(new java.lang.reflect.UndeclaredThrowableException(new Error("u"))),
            exception(new ExceptionInInitializerError(new Error("i"))), exception(new EmptyStackException()),
            exception(new NoSuchElementException("no")), exception(new ConcurrentModificationException()),
            exception(new IllegalFormatWidthException(3)), exception(new UnknownFormatConversionException("q")),
            exception(new MissingFormatArgumentException("%s")), exception(new IllegalFormatConversionException('d', String.class)),
            exception(new CompletionException(new Error())), exception(new CancellationException("c"))});
    }

    static void concurrent() {
        OBJECTS.put("atomics", new Object[] {new AtomicInteger(7), new AtomicLong(8), new AtomicBoolean(true), new AtomicBoolean(),
            new AtomicReference<>("r"), new AtomicIntegerArray(new int[] {1, 2}), new AtomicLongArray(new long[] {3}),
            new AtomicReferenceArray<>(new String[] {"x"})});
        LongAdder sum = new LongAdder();
        sum.add(5);
        DoubleAdder real = new DoubleAdder();
        real.add(1.5);
        LongAccumulator longs = new LongAccumulator(new Greatest(), -1);
        longs.accumulate(9);
        DoubleAccumulator doubles = new DoubleAccumulator(new Greatest(), -1.5);
        doubles.accumulate(9.5);
        OBJECTS.put("adders", new Object[] {sum, real, longs, doubles});
        OBJECTS.put("locks", new Object[] {new ReentrantLock(), new ReentrantLock(true), new ReentrantReadWriteLock(),
            new ReentrantReadWriteLock(true), new StampedLock()});
        ReentrantLock lock = new ReentrantLock(true);
        OBJECTS.put("conditions", new Object[] {lock, lock.newCondition(), lock.newCondition()});
        OBJECTS.put("semaphores", new Object[] {new Semaphore(3), new Semaphore(2, true)});
        OBJECTS.put("ThreadLocalRandom", ThreadLocalRandom.current());
        OBJECTS.put("LinkedBlockingQueue", new Object[] {add(new LinkedBlockingQueue<Integer>(7)), new LinkedBlockingQueue<>()});
        OBJECTS.put("LinkedBlockingDeque", new Object[] {add(new LinkedBlockingDeque<Integer>(7)), new LinkedBlockingDeque<>()});
        ArrayBlockingQueue<Integer> ring = add(new ArrayBlockingQueue<Integer>(6, true));
        ring.poll();
        ring.poll();
        ring.addAll(Arrays.asList(7, 8, 9));
        OBJECTS.put("ArrayBlockingQueue", new Object[] {ring, add(new ArrayBlockingQueue<Integer>(4)), new ArrayBlockingQueue<>(8)});
        OBJECTS.put("PriorityBlockingQueue", new Object[] {add(new PriorityBlockingQueue<Integer>()),
            add(new PriorityBlockingQueue<Integer>(3, Comparator.reverseOrder()))});
        OBJECTS.put("SynchronousQueue", new Object[] {new SynchronousQueue<>(), new SynchronousQueue<>(true)});
        OBJECTS.put("ConcurrentHashMap", fill(new ConcurrentHashMap<String, Integer>()));
        OBJECTS.put("ConcurrentSkipListMap", fill(new ConcurrentSkipListMap<String, Integer>(Comparator.reverseOrder())));
        OBJECTS.put("ConcurrentSkipListSet", add(new ConcurrentSkipListSet<Integer>()));
        OBJECTS.put("CopyOnWriteArrayList", add(new CopyOnWriteArrayList<Integer>()));
        OBJECTS.put("CopyOnWriteArraySet", add(new CopyOnWriteArraySet<Integer>()));
        OBJECTS.put("ConcurrentLinkedQueue", add(new ConcurrentLinkedQueue<Integer>()));
        OBJECTS.put("ConcurrentLinkedDeque", add(new ConcurrentLinkedDeque<Integer>()));
        OBJECTS.put("LinkedTransferQueue", add(new LinkedTransferQueue<Integer>()));
    }

    static void use(ReentrantLock lock, Condition condition) {
        lock.lock();
        try {
            System.out.print(condition.awaitNanos(1000) <= 0 ? "waited " : "woken ");
            condition.signalAll();
        } catch (InterruptedException e) {
            System.out.print(e);
        }
        System.out.print(lock.hasWaiters(condition) + " ");
        lock.unlock();
    }

    /** What can be seen of an object beyond its text: it is used. */
    static void use(Object object) {
        if (object instanceof Object[]) {
            Object[] elements = (Object[]) object;
            if (elements.length > 1 && elements[1] instanceof Condition) {
                use((ReentrantLock) elements[0], (Condition) elements[1]);
            }
            for (Object element : elements) {
                use(element);
            }
        } else if (object instanceof ReentrantLock) {
            ReentrantLock lock = (ReentrantLock) object;
            lock.lock();
            System.out.print(lock.isFair() + " " + lock.getHoldCount() + " ");
            lock.unlock();
        } else if (object instanceof ReentrantReadWriteLock) {
            ReentrantReadWriteLock lock = (ReentrantReadWriteLock) object;
            lock.writeLock().lock();
            lock.readLock().lock();
            System.out.print(lock.isFair() + " " + lock.getReadHoldCount() + " " + lock.isWriteLocked() + " ");
            lock.readLock().unlock();
            lock.writeLock().unlock();
        } else if (object instanceof StampedLock) {
            long stamp = ((StampedLock) object).writeLock();
            ((StampedLock) object).unlockWrite(stamp);
            System.out.print(((StampedLock) object).validate(stamp) + " ");
        } else if (object instanceof Semaphore) {
            Semaphore semaphore = (Semaphore) object;
            System.out.print(semaphore.isFair() + " " + semaphore.availablePermits() + " " + semaphore.tryAcquire() + " ");
        } else if (object instanceof ThreadLocalRandom) {
            System.out.print((object == ThreadLocalRandom.current()) + " ");
        } else if (object instanceof BlockingQueue) {
            @SuppressWarnings("unchecked") BlockingQueue<Object> queue = (BlockingQueue<Object>) object;
            System.out.print(queue.poll() + " " + queue.offer(50) + " " + queue.offer(60) + " " + queue.remainingCapacity() + " ");
            try {
                System.out.print(queue.poll(1, TimeUnit.MILLISECONDS) + " ");
            } catch (InterruptedException e) {
                System.out.print(e);
            }
        } else if (object instanceof LongAccumulator) {
            ((LongAccumulator) object).accumulate(3);
            System.out.print(((LongAccumulator) object).getThenReset() + " ");
        } else if (object instanceof DoubleAccumulator) {
            ((DoubleAccumulator) object).accumulate(3);
            System.out.print(((DoubleAccumulator) object).getThenReset() + " ");
        } else if (object instanceof NavigableMap) {
            System.out.print(((NavigableMap<?, ?>) object).lastEntry() + " " + ((NavigableMap<?, ?>) object).descendingMap() + " ");
        } else if (object instanceof SortedMap) {
            System.out.print(((SortedMap<?, ?>) object).isEmpty() + " ");
        } else if (object instanceof NavigableSet) {
            System.out.print(((NavigableSet<?>) object).descendingSet() + " ");
        } else if (object instanceof List && !((List<?>) object).isEmpty()) {
            System.out.print(((List<?>) object).get(0) + " " + (object instanceof RandomAccess) + " ");
        } else if (object instanceof Collection) {
            try {
                @SuppressWarnings("unchecked") Collection<Object> any = (Collection<Object>) object;
                System.out.print(any.add(5) + " ");
                any.add("text");
            } catch (RuntimeException e) {
                System.out.print(e.getClass().getName() + " ");
            }
        }
    }

    // --- text ---

    static String text(Object object) {
        if (object instanceof Supplier && object instanceof Serializable) return "supplies " + ((Supplier<?>) object).get();
        if (object instanceof Function && object instanceof Serializable) return "255 is " + ((Function<Object, Object>) object).apply(255);
        if (object instanceof Object[]) {
            StringBuilder text = new StringBuilder("[");
            for (Object element : (Object[]) object) {
                text.append(text(element)).append("; ");
            }
            return text.append("]").toString();
        }
        if (object instanceof Throwable) {
            Throwable thrown = (Throwable) object;
            return thrown + " " + Arrays.toString(thrown.getStackTrace()) + Arrays.toString(thrown.getSuppressed())
                + (thrown.getCause() == null ? "" : " because of " + text(thrown.getCause()));
        }
        if (object instanceof ThreadLocalRandom) {
            return "random";
        }
        if (object instanceof Random) {
            return "random " + ((Random) object).nextInt() + " " + ((Random) object).nextGaussian();
        }
        if (object instanceof int[]) {
            return Arrays.toString((int[]) object);
        }
        if (object instanceof long[][]) {
            return Arrays.deepToString((long[][]) object);
        }
        if (object instanceof Hashtable) {
            return new TreeMap<>((Hashtable<?, ?>) object).toString();
        }
        if (object instanceof Set && !(object instanceof SortedSet)) {
            try {
                return new TreeSet<Object>((Set<?>) object).toString();
            } catch (RuntimeException mixed) {
                return "of " + ((Set<?>) object).size();
            }
        }
        if (object instanceof Map && !(object instanceof LinkedHashMap) && !(object instanceof SortedMap)) {
            return object.getClass().getSimpleName().replaceAll("Map.*|Fixed.*", "Map") + new TreeMap<Object, Object>((Map<?, ?>) object);
        }
        if (object instanceof Condition) {
            return "a condition";
        }
        if (object instanceof ReentrantLock || object instanceof Semaphore || object instanceof ReadWriteLock || object instanceof StampedLock) {
            return object.toString().replaceAll("@[0-9a-f]*", "");
        }
        if (object instanceof Collection) {
            return object.toString();
        }
        if (object instanceof Comparator) {
            return "a comparator";
        }
        return object.getClass().getSimpleName() + " " + object;
    }

    public static void main(String[] arguments) throws Exception {
        numbersAndTexts();
        collections();
        exceptions();
        concurrent();
        for (Map.Entry<String, Object> entry : OBJECTS.entrySet()) {
            String file = arguments[1] + "/" + entry.getKey();
            try {
                if (arguments[0].equals("write")) {
                    try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(file))) {
                        out.writeObject(entry.getValue());
                    }
                } else {
                    try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(file))) {
                        Object read = in.readObject();
                        System.out.print(entry.getKey() + ": ");
                        use(read);
                        System.out.println(text(read));
                    }
                }
            } catch (Exception failure) {
                System.out.println(entry.getKey() + ": " + failure);
            }
        }
    }
}
