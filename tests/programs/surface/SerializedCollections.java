import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.NotSerializableException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** Every common collection, boxes, exceptions, enums and externalizable objects survive being written and read. */
public class SerializedCollections {
    enum Colour { RED, GREEN, BLUE }

    static class Point implements Externalizable {
        int x, y;

        public Point() {
        }

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(x);
            out.writeInt(y);
        }

        public void readExternal(ObjectInput in) throws IOException {
            x = in.readInt();
            y = in.readInt();
        }

        public String toString() {
            return "(" + x + ", " + y + ")";
        }
    }

    static class Base {
        String base = "set by the constructor";
    }

    static class Derived extends Base implements Serializable {
        private static final long serialVersionUID = 1;
        String own = "own";
        transient int lost = 7;
        Derived self = this;
    }

    static Object copy(Object object) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }

    static void show(Object object) throws Exception {
        Object copy = copy(object);
        System.out.println(copy.getClass().getName() + " " + copy + " " + copy.equals(object) + " " + (copy != object));
    }

    public static void main(String[] args) throws Exception {
        List<String> words = Arrays.asList("one", "two", "three", null);
        show(new ArrayList<>(words));
        show(new LinkedList<>(words));
        show(new Vector<>(words));
        show(new HashSet<>(words));
        show(new LinkedHashSet<>(words));
        show(new TreeSet<>(Arrays.asList(3, 1, 2)));
        TreeSet<String> backwards = new TreeSet<>(Collections.reverseOrder());
        backwards.addAll(Arrays.asList("a", "b", "c"));
        show(backwards);
        HashMap<String, Object> map = new HashMap<>();
        map.put("a", 1);
        map.put(null, 2.5);
        map.put("list", new ArrayList<>(words));
        show(map);
        show(new LinkedHashMap<>(map));
        show(new TreeMap<>(Collections.singletonMap("k", "v")));
        show(new Hashtable<>(Collections.singletonMap("k", "v")));
        Properties properties = new Properties();
        properties.setProperty("p", "q");
        show(properties);
        EnumMap<Colour, String> colours = new EnumMap<>(Colour.class);
        colours.put(Colour.GREEN, "g");
        show(colours);
        show(EnumSet.of(Colour.RED, Colour.BLUE));
        BitSet bits = new BitSet();
        bits.set(3, 70);
        show(bits);
        show(new ConcurrentHashMap<>(Collections.singletonMap("k", "v")));
        show(new CopyOnWriteArrayList<>(words));
        show(Collections.unmodifiableList(new ArrayList<>(words)));
        show(Collections.emptyList());
        show(Arrays.asList(1, 2));
        System.out.println(copy(new ArrayDeque<>(Arrays.asList(1, 2, 3))) + " " + copy(new PriorityQueue<>(Arrays.asList(3, 1, 2))));
        System.out.println(copy(new AtomicInteger(5)) + " " + copy(new Point(1, 2)) + " " + (copy(Colour.RED) == Colour.RED));
        System.out.println(copy(new StringBuilder("text")) + " " + copy('c') + " " + copy(1L) + " " + copy(true) + " " + copy(int[].class));
        System.out.println(copy(new Date(0)).equals(new Date(0)) + " " + copy(Locale.GERMANY) + " " + copy(UUID.fromString("00000000-0000-0001-0000-000000000002")));
        System.out.println(copy(new java.math.BigInteger("12345678901234567890")) + " " + copy(new java.math.BigDecimal("1.50")));
        Derived derived = (Derived) copy(new Derived());
        System.out.println(derived.base + " " + derived.own + " " + derived.lost + " " + (derived.self == derived));
        RuntimeException thrown = new IllegalStateException("why", new IOException("deeper"));
        thrown.addSuppressed(new Error("beside"));
        RuntimeException back = (RuntimeException) copy(thrown);
        System.out.println(back + " " + back.getCause() + " " + Arrays.toString(back.getSuppressed()) + " " + back.getStackTrace()[0].getMethodName());
        try {
            copy(new ArrayList<>(Arrays.asList(new Base())));
        } catch (NotSerializableException expected) {
            System.out.println(expected);
        }
        try {
            new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}));
        } catch (IOException expected) {
            System.out.println(expected);
        }
        try {
            copy(new Object() { });
        } catch (InvalidClassException | NotSerializableException expected) {
            System.out.println(expected);
        }
    }
}
