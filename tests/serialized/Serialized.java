import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** Writes objects of the library's serializable classes to files of a folder, or reads such files and prints what they hold. */
public class Serialized {
    enum Colour { RED, GREEN, BLUE }

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
        OBJECTS.put("builders", new Object[] {new StringBuilder("builder"), new StringBuilder("\u0416")});
        OBJECTS.put("classes", new Object[] {String.class, int.class, int[].class, Object[].class, Colour.class, Runnable.class,
            ArrayList.class});
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
        OBJECTS.put("unmodifiable", new Object[] {Collections.unmodifiableList(add(new ArrayList<>())),
            Collections.unmodifiableMap(fill(new HashMap<>())), Collections.unmodifiableSet(add(new HashSet<>())),
            Collections.unmodifiableSortedMap(fill(new TreeMap<>())), Collections.unmodifiableCollection(add(new ArrayList<>()))});
        OBJECTS.put("synchronized", new Object[] {Collections.synchronizedList(add(new ArrayList<>())),
            Collections.synchronizedMap(fill(new HashMap<>())), Collections.synchronizedSortedSet(add(new TreeSet<>()))});
        OBJECTS.put("checked", new Object[] {Collections.checkedList(add(new ArrayList<>()), Integer.class)});
        OBJECTS.put("Random", new Random(42));
        OBJECTS.put("Date", new Date(0));
        OBJECTS.put("UUID", new UUID(1, 2));
        OBJECTS.put("Locale", Locale.FRANCE);
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
        OBJECTS.put("atomics", new Object[] {new AtomicInteger(7), new AtomicLong(8),
            new AtomicReference<>("r"), new AtomicIntegerArray(new int[] {1, 2}), new AtomicLongArray(new long[] {3}),
            new AtomicReferenceArray<>(new String[] {"x"})});
    }

    // --- text ---

    static String text(Object object) {
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
                        System.out.println(entry.getKey() + ": " + text(in.readObject()));
                    }
                }
            } catch (Exception failure) {
                System.out.println(entry.getKey() + ": " + failure);
            }
        }
    }
}
