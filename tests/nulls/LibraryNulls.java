import java.io.*;
import java.lang.invoke.*;
import java.lang.ref.*;
import java.lang.reflect.*;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.Stream;

/**
 * Calls every public method and constructor of the classes that a file names: with null for all arguments, for each in turn, and for
 * none. What came of it, in a line each: the exception and its message, or what was returned.
 */
public class LibraryNulls {
    private static final int ALL = -1;
    private static final int NONE = -2;

    /** What would wait, end the program, or tell what differs from run to run. */
    private static final String LEFT_OUT = "exit|halt|wait|park.*|sleep|join|gc|notify.*|load.*|runFinal.*|exec|start|suspend|stop"
        + "|resume|run|await.*|acquire.*|take.*|arriveAndAwait.*|exchange|hashCode|identityHashCode|nanoTime|currentTimeMillis|set(Out|Err|In)"
        + "|setProperties|setSecurityManager|setDefault.*|dumpStack|getStackTrace|random|next.*|getenv|trace.*|console"
        + "|getAllStackTraces|freeMemory|totalMemory|maxMemory|shutdown.*|close|invokeAll|invokeAny|get|put|transfer|lock.*|setPriority"
        + "|destroy|countStackFrames|clearProperty|getProperties|activeCount|managedBlock|waitUntil|yield|onSpinWait|reachabilityFence"
        + "|ints|longs|doubles|enumerate|list|interrupt.*|commonPool|addShutdownHook|removeShutdownHook|get(System)?Resource.*|hash"
        + "|toGenericString|get(Declared)?(Methods|Fields|Constructors|Classes)|parallel.*|printStackTrace|getSystemClassLoader"
        + "|getPlatformClassLoader|getParent|getId|toString|inheritedChannel|modules";

    enum E { A, B }

    public static Object field;
    private static final Map<Class<?>, Callable<?>> SAMPLES = new HashMap<>();

    private static <T> void sample(Class<T> type, Callable<? extends T> maker) { SAMPLES.put(type, maker); }

    static {
        sample(Object.class, () -> "obj");
        sample(String.class, () -> "abc");
        sample(CharSequence.class, () -> "abc");
        sample(Integer.class, () -> 3);
        sample(Long.class, () -> 3L);
        sample(Double.class, () -> 3.0);
        sample(Float.class, () -> 3f);
        sample(Short.class, () -> (short) 3);
        sample(Byte.class, () -> (byte) 3);
        sample(Character.class, () -> 'c');
        sample(Boolean.class, () -> true);
        sample(Number.class, () -> 3);
        sample(StringBuilder.class, () -> new StringBuilder("abc"));
        sample(StringBuffer.class, () -> new StringBuffer("abc"));
        sample(List.class, () -> new ArrayList<>(List.of("a", "b")));
        sample(ArrayList.class, () -> new ArrayList<>(List.of("a", "b")));
        sample(LinkedList.class, () -> new LinkedList<>(List.of("a", "b")));
        sample(Vector.class, () -> new Vector<>(List.of("a", "b")));
        sample(Stack.class, () -> { Stack<Object> x = new Stack<>(); x.add("a"); return x; });
        sample(Collection.class, () -> new ArrayList<>(List.of("a", "b")));
        sample(Set.class, () -> new HashSet<>(List.of("a")));
        sample(HashSet.class, () -> new HashSet<>(List.of("a")));
        sample(LinkedHashSet.class, () -> new LinkedHashSet<>(List.of("a")));
        sample(TreeSet.class, () -> new TreeSet<>(List.of("a")));
        sample(SortedSet.class, () -> new TreeSet<>(List.of("a")));
        sample(NavigableSet.class, () -> new TreeSet<>(List.of("a")));
        sample(Map.class, () -> new HashMap<>(Map.of("a", "b")));
        sample(HashMap.class, () -> new HashMap<>(Map.of("a", "b")));
        sample(LinkedHashMap.class, () -> new LinkedHashMap<>(Map.of("a", "b")));
        sample(TreeMap.class, () -> new TreeMap<>(Map.of("a", "b")));
        sample(SortedMap.class, () -> new TreeMap<>(Map.of("a", "b")));
        sample(NavigableMap.class, () -> new TreeMap<>(Map.of("a", "b")));
        sample(Hashtable.class, () -> new Hashtable<>(Map.of("a", "b")));
        sample(Properties.class, () -> { Properties p = new Properties(); p.put("a", "b"); return p; });
        sample(IdentityHashMap.class, () -> new IdentityHashMap<>(Map.of("a", "b")));
        sample(WeakHashMap.class, () -> new WeakHashMap<>(Map.of("a", "b")));
        sample(EnumMap.class, () -> new EnumMap<>(Map.of(E.A, "b")));
        sample(EnumSet.class, () -> EnumSet.of(E.A));
        sample(Enum.class, () -> E.A);
        sample(ArrayDeque.class, () -> new ArrayDeque<>(List.of("a")));
        sample(Deque.class, () -> new ArrayDeque<>(List.of("a")));
        sample(Queue.class, () -> new ArrayDeque<>(List.of("a")));
        sample(PriorityQueue.class, () -> new PriorityQueue<>(List.of("a")));
        sample(BitSet.class, () -> BitSet.valueOf(new long[] {5}));
        sample(Optional.class, () -> Optional.of("a"));
        sample(OptionalInt.class, () -> OptionalInt.of(1));
        sample(OptionalLong.class, () -> OptionalLong.of(1));
        sample(OptionalDouble.class, () -> OptionalDouble.of(1));
        sample(Random.class, () -> new Random(4));
        sample(StringJoiner.class, () -> new StringJoiner(","));
        sample(StringTokenizer.class, () -> new StringTokenizer("a b"));
        sample(Scanner.class, () -> new Scanner("a b"));
        sample(Formatter.class, () -> new Formatter());
        sample(Locale.class, () -> Locale.ROOT);
        sample(Iterator.class, () -> List.of("a").iterator());
        sample(ListIterator.class, () -> new ArrayList<>(List.of("a")).listIterator());
        sample(Comparator.class, () -> Comparator.naturalOrder());
        sample(Enumeration.class, () -> Collections.enumeration(List.of("a")));
        sample(Timer.class, () -> new Timer(true));
        sample(EventObject.class, () -> new EventObject("a"));
        sample(Observable.class, () -> new Observable());
        sample(ConcurrentHashMap.class, () -> new ConcurrentHashMap<>(Map.of("a", "b")));
        sample(ConcurrentMap.class, () -> new ConcurrentHashMap<>(Map.of("a", "b")));
        sample(ConcurrentHashMap.KeySetView.class, () -> new ConcurrentHashMap<>(Map.of("a", "b")).keySet("x"));
        sample(ConcurrentSkipListMap.class, () -> new ConcurrentSkipListMap<>(Map.of("a", "b")));
        sample(ConcurrentSkipListSet.class, () -> new ConcurrentSkipListSet<>(List.of("a")));
        sample(ConcurrentLinkedQueue.class, () -> new ConcurrentLinkedQueue<>(List.of("a")));
        sample(ConcurrentLinkedDeque.class, () -> new ConcurrentLinkedDeque<>(List.of("a")));
        sample(CopyOnWriteArrayList.class, () -> new CopyOnWriteArrayList<>(List.of("a")));
        sample(CopyOnWriteArraySet.class, () -> new CopyOnWriteArraySet<>(List.of("a")));
        sample(LinkedBlockingQueue.class, () -> new LinkedBlockingQueue<>(List.of("a")));
        sample(LinkedBlockingDeque.class, () -> new LinkedBlockingDeque<>(List.of("a")));
        sample(ArrayBlockingQueue.class, () -> new ArrayBlockingQueue<>(3, true, List.of("a")));
        sample(PriorityBlockingQueue.class, () -> new PriorityBlockingQueue<>(List.of("a")));
        sample(LinkedTransferQueue.class, () -> new LinkedTransferQueue<>(List.of("a")));
        sample(SynchronousQueue.class, () -> new SynchronousQueue<>());
        sample(DelayQueue.class, () -> new DelayQueue<>());
        sample(CompletableFuture.class, () -> CompletableFuture.completedFuture("a"));
        sample(FutureTask.class, () -> new FutureTask<>(() -> "a"));
        sample(ThreadPoolExecutor.class, () -> new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()));
        sample(ScheduledThreadPoolExecutor.class, () -> new ScheduledThreadPoolExecutor(1));
        sample(ForkJoinPool.class, () -> new ForkJoinPool(1));
        sample(Semaphore.class, () -> new Semaphore(3));
        sample(CountDownLatch.class, () -> new CountDownLatch(0));
        sample(CyclicBarrier.class, () -> new CyclicBarrier(1));
        sample(Phaser.class, () -> new Phaser(1));
        sample(Exchanger.class, () -> new Exchanger<>());
        sample(TimeUnit.class, () -> TimeUnit.SECONDS);
        sample(ExecutorCompletionService.class, () -> new ExecutorCompletionService<>(Runnable::run));
        sample(Executor.class, () -> (Executor) Runnable::run);
        sample(Runnable.class, () -> (Runnable) () -> { });
        sample(Callable.class, () -> (Callable<Object>) () -> "a");
        sample(ThreadLocalRandom.class, () -> ThreadLocalRandom.current());
        sample(AtomicInteger.class, () -> new AtomicInteger(1));
        sample(AtomicLong.class, () -> new AtomicLong(1));
        sample(AtomicBoolean.class, () -> new AtomicBoolean());
        sample(AtomicReference.class, () -> new AtomicReference<>("a"));
        sample(AtomicIntegerArray.class, () -> new AtomicIntegerArray(2));
        sample(AtomicLongArray.class, () -> new AtomicLongArray(2));
        sample(AtomicReferenceArray.class, () -> new AtomicReferenceArray<>(2));
        sample(AtomicMarkableReference.class, () -> new AtomicMarkableReference<>("a", true));
        sample(AtomicStampedReference.class, () -> new AtomicStampedReference<>("a", 1));
        sample(LongAdder.class, () -> new LongAdder());
        sample(LongAccumulator.class, () -> new LongAccumulator((a, b) -> a, 1));
        sample(DoubleAdder.class, () -> new DoubleAdder());
        sample(DoubleAccumulator.class, () -> new DoubleAccumulator((a, b) -> a, 1));
        sample(ReentrantLock.class, () -> new ReentrantLock());
        sample(ReentrantReadWriteLock.class, () -> new ReentrantReadWriteLock());
        sample(StampedLock.class, () -> new StampedLock());
        sample(Lock.class, () -> new ReentrantLock());
        sample(Condition.class, () -> new ReentrantLock().newCondition());
        sample(InputStream.class, () -> new ByteArrayInputStream(new byte[3]));
        sample(ByteArrayInputStream.class, () -> new ByteArrayInputStream(new byte[3]));
        sample(OutputStream.class, () -> new ByteArrayOutputStream());
        sample(ByteArrayOutputStream.class, () -> new ByteArrayOutputStream());
        sample(BufferedInputStream.class, () -> new BufferedInputStream(new ByteArrayInputStream(new byte[3])));
        sample(BufferedOutputStream.class, () -> new BufferedOutputStream(new ByteArrayOutputStream()));
        sample(DataInputStream.class, () -> new DataInputStream(new ByteArrayInputStream(new byte[3])));
        sample(DataOutputStream.class, () -> new DataOutputStream(new ByteArrayOutputStream()));
        sample(PushbackInputStream.class, () -> new PushbackInputStream(new ByteArrayInputStream(new byte[3])));
        sample(PrintStream.class, () -> new PrintStream(new ByteArrayOutputStream()));
        sample(Reader.class, () -> new StringReader("abc"));
        sample(StringReader.class, () -> new StringReader("abc"));
        sample(CharArrayReader.class, () -> new CharArrayReader("abc".toCharArray()));
        sample(BufferedReader.class, () -> new BufferedReader(new StringReader("abc")));
        sample(LineNumberReader.class, () -> new LineNumberReader(new StringReader("abc")));
        sample(PushbackReader.class, () -> new PushbackReader(new StringReader("abc")));
        sample(InputStreamReader.class, () -> new InputStreamReader(new ByteArrayInputStream(new byte[3])));
        sample(Writer.class, () -> new StringWriter());
        sample(StringWriter.class, () -> new StringWriter());
        sample(CharArrayWriter.class, () -> new CharArrayWriter());
        sample(BufferedWriter.class, () -> new BufferedWriter(new StringWriter()));
        sample(PrintWriter.class, () -> new PrintWriter(new StringWriter()));
        sample(OutputStreamWriter.class, () -> new OutputStreamWriter(new ByteArrayOutputStream()));
        sample(StreamTokenizer.class, () -> new StreamTokenizer(new StringReader("a b")));
        sample(Class.class, () -> E.class);
        sample(ClassLoader.class, () -> LibraryNulls.class.getClassLoader());
        sample(Module.class, () -> LibraryNulls.class.getModule());
        sample(ModuleLayer.class, () -> ModuleLayer.boot());
        sample(Package.class, () -> String.class.getPackage());
        sample(Thread.class, () -> new Thread(() -> { }, "x"));
        sample(ThreadGroup.class, () -> new ThreadGroup("g"));
        sample(ThreadLocal.class, () -> new ThreadLocal<>());
        sample(Throwable.class, () -> new Throwable("x"));
        sample(Exception.class, () -> new Exception("x"));
        sample(StackTraceElement.class, () -> new StackTraceElement("a", "b", "c", 1));
        sample(Runtime.class, () -> Runtime.getRuntime());
        sample(StackWalker.class, () -> StackWalker.getInstance());
        sample(ClassValue.class, () -> new ClassValue<Object>() { protected Object computeValue(Class<?> c) { return "x"; } });
        sample(Runtime.Version.class, () -> Runtime.Version.parse("17.0.1"));
        sample(Method.class, () -> String.class.getMethod("length"));
        sample(Field.class, () -> LibraryNulls.class.getDeclaredField("field"));
        sample(Constructor.class, () -> String.class.getConstructor());
        sample(Parameter.class, () -> String.class.getMethod("charAt", int.class).getParameters()[0]);
        sample(java.lang.invoke.MethodHandles.Lookup.class, () -> java.lang.invoke.MethodHandles.lookup());
        sample(java.lang.invoke.MethodType.class, () -> java.lang.invoke.MethodType.methodType(int.class, String.class));
        sample(java.lang.invoke.MethodHandle.class, () -> java.lang.invoke.MethodHandles.lookup().findVirtual(String.class, "length", java.lang.invoke.MethodType.methodType(int.class)));
        sample(java.lang.invoke.VarHandle.class, () -> java.lang.invoke.MethodHandles.arrayElementVarHandle(int[].class));
        sample(java.lang.ref.WeakReference.class, () -> new java.lang.ref.WeakReference<>("a"));
        sample(java.lang.ref.ReferenceQueue.class, () -> new java.lang.ref.ReferenceQueue<>());
        sample(java.lang.ref.Cleaner.class, () -> java.lang.ref.Cleaner.create());
        sample(AbstractMap.SimpleEntry.class, () -> new AbstractMap.SimpleEntry<>("a", "b"));
        sample(AbstractMap.SimpleImmutableEntry.class, () -> new AbstractMap.SimpleImmutableEntry<>("a", "b"));
        sample(Map.Entry.class, () -> Map.entry("a", "b"));
        sample(Function.class, () -> (Function<Object, Object>) x -> x);
        sample(BiFunction.class, () -> (BiFunction<Object, Object, Object>) (x, y) -> x);
        sample(Predicate.class, () -> (Predicate<Object>) x -> true);
        sample(Supplier.class, () -> (Supplier<Object>) () -> "a");
        sample(Consumer.class, () -> (Consumer<Object>) x -> { });
        sample(UnaryOperator.class, () -> (UnaryOperator<Object>) x -> x);
        sample(BinaryOperator.class, () -> (BinaryOperator<Object>) (x, y) -> x);
        sample(BiConsumer.class, () -> (BiConsumer<Object, Object>) (x, y) -> { });
        sample(IntFunction.class, () -> (IntFunction<Object>) x -> new Object[x]);
        sample(Object[].class, () -> new Object[] {"a", "b"});
        sample(int[].class, () -> new int[] {1, 2});
        sample(char[].class, () -> new char[] {'a', 'b'});
        sample(byte[].class, () -> new byte[] {1, 2});
        sample(long[].class, () -> new long[] {1, 2});
        sample(double[].class, () -> new double[] {1, 2});
        sample(float[].class, () -> new float[] {1, 2});
        sample(short[].class, () -> new short[] {1, 2});
        sample(boolean[].class, () -> new boolean[] {true});
        sample(String[].class, () -> new String[] {"a"});
        sample(Class[].class, () -> new Class<?>[] {String.class});
    }

    private static Object argument(Class<?> type) throws Exception {
        if (type.isPrimitive()) return Array.get(Array.newInstance(type, 1), 0);
        return SAMPLES.containsKey(type) ? SAMPLES.get(type).call() : null;
    }

    private static Object[] arguments(Class<?>[] types, int nulled) throws Exception {
        Object[] values = new Object[types.length];
        for (int i = 0; i < values.length; i++) {
            boolean isNull = (nulled == ALL || nulled == i) && !types[i].isPrimitive();
            values[i] = isNull ? null : argument(types[i]);
        }
        return values;
    }

    /** Without what differs from run to run. */
    private static String told(Object result) {
        if (result instanceof Set) return new TreeSet<>(List.of(Stream.of(((Set<?>) result).toArray()).map(String::valueOf).toArray())).toString();
        boolean isTold = result == null || result instanceof String || result instanceof Number || result instanceof Boolean
            || result instanceof Collection || result instanceof Map || result instanceof Optional;
        return isTold ? cleared(String.valueOf(result)) : "an object";
    }

    private static String cleared(String text) {
        return text == null ? null : text.replaceAll("@[0-9a-f]+", "@").replaceAll("[$][$]Lambda[$/0-9a-zx]*", "LAMBDA").replace('\n', ' ');
    }

    private static String outcome(Executable called, Object target, Object[] arguments) {
        try {
            if (called instanceof Constructor) {
                ((Constructor<?>) called).newInstance(arguments);
                return "made";
            }
            return "returned " + told(((Method) called).invoke(target, arguments));
        } catch (InvocationTargetException e) {
            return "threw " + e.getCause().getClass().getName() + ": " + cleared(e.getCause().getMessage());
        } catch (IllegalAccessException | InstantiationException e) {
            return "refused " + cleared(e.getMessage());
        }
    }

    private static void call(String name, Class<?> owner, Executable called) throws Exception {
        Class<?>[] types = called.getParameterTypes();
        boolean needsTarget = called instanceof Method && !Modifier.isStatic(called.getModifiers());
        for (int nulled = NONE; nulled < types.length; nulled++) {
            if (nulled == ALL && types.length == 0 || nulled >= 0 && (types.length == 1 || types[nulled].isPrimitive())) continue;
            Object target = needsTarget ? argument(owner) : null;
            System.out.println(name + " " + nulled + ": " + outcome(called, target, arguments(types, nulled)));
        }
    }

    private static boolean isPublic(Class<?> type) {
        return type == null || Modifier.isPublic(type.getModifiers()) && isPublic(type.getDeclaringClass());
    }

    private static boolean isCalled(Class<?> owner, Method method) {
        boolean isOwn = Modifier.isStatic(method.getModifiers()) ? method.getDeclaringClass() == owner
            : SAMPLES.containsKey(owner) && method.getDeclaringClass() != Object.class;
        return isOwn && !method.isBridge() && !method.getName().matches(LEFT_OUT);
    }

    private static void callAll(Class<?> owner) throws Exception {
        Map<String, Executable> called = new TreeMap<>();
        List<Executable> all = new ArrayList<>();
        if (!Modifier.isAbstract(owner.getModifiers())) all.addAll(List.of(owner.getConstructors()));
        for (Method method : owner.getMethods()) {
            if (isCalled(owner, method)) all.add(method);
        }
        for (Executable each : all) {
            StringJoiner types = new StringJoiner(", ", "(", ")");
            for (Class<?> type : each.getParameterTypes()) types.add(type.getSimpleName());
            String name = each instanceof Method ? each.getName() : "new";
            called.put(owner.getName() + "." + name + types, each);
        }
        for (Map.Entry<String, Executable> entry : called.entrySet()) call(entry.getKey(), owner, entry.getValue());
    }

    public static void main(String[] arguments) throws Exception {
        for (String name : Files.readAllLines(Path.of(arguments[0]))) {
            Class<?> type;
            try {
                type = Class.forName(name);
            } catch (ClassNotFoundException newer) {
                continue;
            }
            if (isPublic(type)) callAll(type);
        }
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }
}
