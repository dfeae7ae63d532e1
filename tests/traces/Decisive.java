import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

/** Programs that fail at the line marked so, each by something else that this line reads. */
class Decisive {
    static class StaticField {
        static int n;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { n++; });
            other.start();
            n++;
            other.join();
            assert n == 2;  // fails
        }
    }

    static class Volatile {
        static volatile int n;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { n++; });
            other.start();
            n++;
            other.join();
            assert n == 2 : "n is " + n;  // fails
        }
    }

    static class Element {
        static int[] n = new int[2];

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { n[1]++; });
            other.start();
            n[1]++;
            other.join();
            assert n[1] == 2;  // fails
        }
    }

    static class AtomicValue {
        static AtomicInteger n = new AtomicInteger();

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { n.set(n.get() + 1); });
            other.start();
            n.set(n.get() + 1);
            other.join();
            assert n.get() == 2;  // fails
        }
    }

    static class AtomicElement {
        static AtomicIntegerArray n = new AtomicIntegerArray(2);

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { n.set(0, n.get(0) + 1); });
            other.start();
            n.set(0, n.get(0)+1);
            other.join();
            assert n.get(0) == 2;  // fails
        }
    }

    static class SynchronizedItems {
        static List<Integer> l = Collections.synchronizedList(new ArrayList<>());

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { if (l.isEmpty()) l.add(1); });
            other.start();
            if (l.isEmpty()) l.add(2);
            other.join();
            assert l.size() == 1 : l;  // fails
        }
    }

    static class MapValue {
        static Map<String,Integer> m = new ConcurrentHashMap<>();

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { m.put("a", m.getOrDefault("a", 0) + 1); });
            other.start();
            m.put("a", m.getOrDefault("a", 0) + 1);
            other.join();
            assert m.get("a") == 2;  // fails
        }
    }

    static class LocalVariable {
        static int n;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { n++; });
            other.start();
            n++;
            other.join();
            int local = n; if (local != 2) throw new IllegalStateException("local " + local);  // fails
        }
    }

    static class Text {
        static String s = "";

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { s += "a"; });
            other.start();
            s += "b";
            other.join();
            assert s.length() == 2;  // fails
        }
    }

    static class InstanceField {
        static class Box { long v; Box next; } static Box b = new Box();

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { b.v++; });
            other.start();
            b.v++;
            other.join();
            assert b.v == 2L;  // fails
        }
    }

    static class FloatingPoint {
        static double d;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { d += 1.5; });
            other.start();
            d += 1.5;
            other.join();
            assert Math.abs(d - 3.0) < 0.1;  // fails
        }
    }

    static class Flag {
        static boolean[] f = new boolean[1]; static int c;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { if (!f[0]) { f[0] = true; c++; } });
            other.start();
            if (!f[0]) { f[0] = true; c++; }
            other.join();
            assert c <= 1;  // fails
        }
    }

    static class Adder {
        static LongAdder l = new LongAdder(); static int n;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { n++; l.increment(); });
            other.start();
            n++; l.increment();
            other.join();
            assert l.sum() == n;  // fails
        }
    }

    static class AtomicText {
        static AtomicReference<String> r = new AtomicReference<>("");

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { r.set(r.get() + "a"); });
            other.start();
            r.set(r.get() + "b");
            other.join();
            assert r.get().length() == 2;  // fails
        }
    }

    static class ObjectElement {
        static Object[] o = new Object[1];

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { if (o[0] == null) o[0] = "t"; });
            other.start();
            if (o[0] == null) o[0] = "m";
            other.join();
            assert o[0] == "t";  // fails
        }
    }

    static class Getter {
        static int n; static int get() { return n; }

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { n++; });
            other.start();
            n++;
            other.join();
            assert get() == 2;  // fails
        }
    }

    static class QueueLength {
        static Queue<Integer> q = new ConcurrentLinkedQueue<>();

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { q.poll(); });
            other.start();
            q.add(1);
            other.join();
            assert q.isEmpty();  // fails
        }
    }

    static class SetSize {
        static Set<Integer> s = ConcurrentHashMap.newKeySet();

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { s.add(s.size()); });
            other.start();
            s.add(s.size());
            other.join();
            assert s.size() == 2;  // fails
        }
    }

    static class Boxed {
        static int n; static Integer boxed = 0;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { boxed++; });
            other.start();
            boxed++;
            other.join();
            assert boxed.equals(2);  // fails
        }
    }

    static class Table {
        static int[][] g = new int[2][2];

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { g[1][0]++; });
            other.start();
            g[1][0]++;
            other.join();
            assert g[1][0] == 2 && g[0][0] == 0;  // fails
        }
    }

    static class TwoReads {
        static int x, y, r1, r2;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { x = 1; r1 = y; });
            other.start();
            y = 1; r2 = x;
            other.join();
            assert r1 + r2 == 1 : r1 + " " + r2;  // fails
        }
    }

    static class Linked {
        static class Node { Node next; } static Node head;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { Node n = new Node(); n.next = head; head = n; });
            other.start();
            Node n = new Node(); n.next = head; head = n;
            other.join();
            assert head.next != null;  // fails
        }
    }

    static class NullPointer {
        static Integer nothing; static int k;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { k = 1; });
            other.start();
            if (k == 0) nothing = 1; else nothing = null;
            other.join();
            int v = nothing;  // fails
        }
    }

    static class OutOfBounds {
        static int[] arr = new int[2]; static int i;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { i++; });
            other.start();
            i++;
            other.join();
            arr[i] = 1;  // fails
        }
    }

    static class ByZero {
        static int n;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { n++; });
            other.start();
            n++;
            other.join();
            int q = 10 / (n - 1);  // fails
        }
    }

    static class Cast {
        static Object o = "s";

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { o = 1; });
            other.start();
            other.join();
            String s = (String) o;  // fails
        }
    }

    static class EmptyList {
        static List<Integer> l = new CopyOnWriteArrayList<>(List.of(1));

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { if (l.size() > 0) l.clear(); });
            other.start();
            l.add(2);
            other.join();
            System.out.println(l.get(0));  // fails
        }
    }

    static class EmptyDeque {
        static ArrayDeque<Integer> l = new ArrayDeque<>();

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { synchronized (l) { if (l.size() == 1) l.pop(); } });
            other.start();
            synchronized (l) { l.push(1); }
            other.join();
            l.pop();  // fails
        }
    }

    static class EmptyOptional {
        static Optional<String> v = Optional.empty();

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { v = Optional.of("a"); });
            other.start();
            v = Optional.empty();
            other.join();
            v.get();  // fails
        }
    }

    static class EnumSwitch {
        enum E { A, B } static E e = E.A;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { e = E.B; });
            other.start();
            if (e == E.A) e = E.A;
            other.join();
            switch (e) { case A: throw new RuntimeException("A"); default: }  // fails
        }
    }

    static class Buffer {
        static StringBuffer b = new StringBuffer();

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { if (b.length() == 0) b.append("x"); });
            other.start();
            if (b.length() == 0) b.append("y");
            other.join();
            assert b.toString().length() == 1;  // fails
        }
    }

    static class Bits {
        static BitSet b = new BitSet();

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { synchronized (b) { b.set(b.cardinality()); } });
            other.start();
            b.get(0); int k = b.cardinality(); synchronized (b) { b.set(k); }
            other.join();
            assert b.cardinality() == 2;  // fails
        }
    }

    static class AssertTrue {
        static AtomicBoolean x = new AtomicBoolean(); static int c;

        public static void main(String[] arguments) throws Exception {
            Thread other = new Thread(() -> { if (!x.get()) { x.set(true); c++; } });
            other.start();
            if (!x.get()) { x.set(true); c++; }
            other.join();
            clew.Verify.assertTrue(c == 1);  // fails
        }
    }
}
