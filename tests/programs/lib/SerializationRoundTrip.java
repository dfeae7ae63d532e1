import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Objects written and read back: graphs with cycles, transient, own methods, enums, inheritance. */
public class SerializationRoundTrip {
    enum Kind { A, B }
    static class Base { int notSaved = 1; Base() { notSaved = 77; } }

    static class Node extends Base implements Serializable {
        private static final long serialVersionUID = 1;
        String name;
        transient int cached = 5;
        Node next;
        int[] data = {1, 2, 3};
        Kind kind = Kind.B;
        List<Object> things = new ArrayList<>();
        Node(String name) { this.name = name; notSaved = 2; }
    }

    static class Custom implements Serializable {
        private static final long serialVersionUID = 1;
        transient int value;
        Custom(int value) { this.value = value; }
        private void writeObject(ObjectOutputStream o) throws IOException { o.defaultWriteObject(); o.writeInt(value * 2); }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException { i.defaultReadObject(); value = i.readInt() + 1; }
    }

    static class Single implements Serializable {
        private static final long serialVersionUID = 1;
        static final Single INSTANCE = new Single();
        private Object readResolve() { return INSTANCE; }
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T t) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(bytes)) {
            o.writeObject(t);
        }
        try (ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) i.readObject();
        }
    }

    public static void main(String[] args) throws Exception {
        Node a = new Node("a"), b = new Node("b");
        a.next = b;
        b.next = a;
        a.things.add("text");
        a.things.add(42);
        a.things.add(b);
        Node c = copy(a);
        System.out.println(c.name + " " + c.next.name + " " + (c.next.next == c) + " " + c.cached + " " + c.notSaved + " " + Arrays.toString(c.data) + " " + (c.kind == Kind.B) + " " + c.things.get(0) + c.things.get(1) + (c.things.get(2) == c.next) + " " + (c != a));
        System.out.println(copy(new Custom(10)).value + " " + (copy(Single.INSTANCE) == Single.INSTANCE));
        Map<String, List<Long>> map = new HashMap<>();
        map.put("k", Arrays.asList(1L, 2L));
        System.out.println(copy(map) + " " + copy("text") + " " + Arrays.toString(copy(new double[] {1.5, 2})) + " " + copy(Kind.A));
        try {
            copy(new Object[] {new Thread()});
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage());
        }
    }
}
