// since: 17
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Records: accessors, equals, hashCode, toString, compact constructors, nesting, arrays, doubles, generics, interfaces. */
public class Records {
    record Empty() { }
    record Point(int x, int y) {
        static final Point ORIGIN = new Point(0, 0);
        static int made;
        Point { if (x < -100) throw new IllegalArgumentException("x " + x); made++; }
        Point(int both) { this(both, both); }
        double norm() { return Math.sqrt(x * x + y * y); }
    }
    record Line(Point a, Point b) { }
    record All(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, int[] a, Object o) { }
    record Range(int from, int to) implements Comparable<Range> {
        Range { if (from > to) { int t = from; from = to; to = t; } }
        public int compareTo(Range r) { return Integer.compare(to - from, r.to - r.from); }
        @Override public int from() { return from * 1; }
        @Override public String toString() { return from + ".." + to; }
    }
    record Box<T>(T value) { <R> Box<R> map(java.util.function.Function<T, R> f) { return new Box<>(f.apply(value)); } }
    record D(double d, float f) { }
    interface Named { String name(); }
    record Person(String name, List<String> tags) implements Named { }

    public static void main(String[] args) {
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.x() + p.y + " " + p.norm() + " " + p.equals(new Point(3, 4)) + " " + p.equals(new Point(3)) + " " + p.hashCode() + " " + Point.made);
        System.out.println(new Line(p, null) + " " + new Line(p, null).hashCode() + " " + new Line(p, null).equals(new Line(new Point(3, 4), null)) + " " + new Line(p, p).equals(null));
        try {
            new Point(-200, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int[] array = {1};
        All all = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "t", array, null);
        All same = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "t", array, null);
        All other = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "t", new int[] {1}, null);
        System.out.println(all.equals(same) + " " + all.equals(other) + " " + (all.hashCode() == same.hashCode()) + " " + all.toString().replaceAll("@[0-9a-f]+", "@"));
        System.out.println(new D(Double.NaN, -0f).equals(new D(Double.NaN, -0f)) + " " + new D(0.0, 0).equals(new D(-0.0, 0)) + " " + new D(1.5, 2.5f).hashCode() + " " + new D(1e10, 1e10f));
        System.out.println(new Range(5, 2) + " " + new Range(5, 2).equals(new Range(2, 5)) + " " + new Range(1, 9).compareTo(new Range(1, 2)));
        System.out.println(new Box<>("s").map(String::length) + " " + new Box<>(new Box<>(null)));
        Set<Object> set = new HashSet<>(Arrays.asList(new Point(1, 2), new Point(1, 2), new Line(null, null), new Line(null, null)));
        System.out.println(set.size());
        Named n = new Person("Ann", List.of("x", "y"));
        System.out.println(n + " " + n.name() + " " + Objects.hash(n.name()) + " " + n.hashCode());
        record Local(int a) { int twice() { return 2 * a; } }
        System.out.println(new Local(4).twice() + " " + new Local(4) + " " + Local.class.isRecord());
        System.out.println(Point.ORIGIN.getClass().getSuperclass() + " " + Point.class.getRecordComponents().length + " " + Point.class.getRecordComponents()[1].getName());
    }
}
