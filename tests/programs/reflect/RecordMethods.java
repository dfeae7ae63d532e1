// since: 17
import java.util.HashSet;
import java.util.List;
import java.util.Objects;

/** toString, hashCode and equals of records. */
public class RecordMethods {
    record All(boolean z, byte b, char c, short s, int i, long j, float f, double d, String text, int[] array, Object object) {
    }

    record Empty() {
    }

    record One(Object only) {
    }

    record Generic<A, B extends Comparable<B>>(A first, B second) implements Comparable<Generic<A, B>> {
        @Override
        public int compareTo(Generic<A, B> other) {
            return second.compareTo(other.second);
        }
    }

    record Own(int x) {
        @Override
        public String toString() {
            return "own " + x;
        }

        @Override
        public int x() {
            return x * 10;
        }
    }

    record Tree(Tree left, int value, Tree right) {
    }

    record Noisy(Loud a, Loud b) {
    }

    static class Loud {
        final String name;

        Loud(String name) {
            this.name = name;
        }

        @Override
        public boolean equals(Object other) {
            System.out.println("equals " + name);
            return true;
        }

        @Override
        public int hashCode() {
            System.out.println("hash " + name);
            return 1;
        }

        @Override
        public String toString() {
            System.out.println("text " + name);
            return name;
        }
    }

    public static void main(String[] args) {
        int[] array = {1};
        All all = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "text", null, null);
        All same = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, new String("text"), null, null);
        System.out.println(all + " " + all.hashCode() + " " + all.equals(same) + " " + (all.hashCode() == same.hashCode()));
        System.out.println(all.equals(new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "text", array, null)) + " " + all.equals(null) + " " + all.equals("x"));
        System.out.println(new Empty() + " " + new Empty().hashCode() + " " + new Empty().equals(new Empty()));
        System.out.println(new One(null) + " " + new One(null).hashCode() + " " + new One(null).equals(new One(null)) + " " + new One(1).equals(new One(1L)) + " "
                + new One(List.of(1)).equals(new One(List.of(1))) + " " + new One(new One("deep")));
        System.out.println(new Generic<>("a", 2) + " " + new Generic<>("a", 2).hashCode() + " " + new Generic<>("a", 2).compareTo(new Generic<>("b", 3)));
        System.out.println(new Own(4) + " " + new Own(4).x() + " " + new Own(4).hashCode() + " " + new Own(4).equals(new Own(4)));
        Tree tree = new Tree(new Tree(null, 1, null), 2, new Tree(null, 3, null));
        System.out.println(tree + " " + tree.hashCode());
        record Point(double x, float y) {
        }
        System.out.println(new Point(0.0, 0f).equals(new Point(-0.0, 0f)) + " " + new Point(Double.NaN, Float.NaN).equals(new Point(Double.NaN, Float.NaN)) + " "
                + new Point(1, 2).hashCode() + " " + new Point(1, 2));
        HashSet<Object> set = new HashSet<>(List.of(new Point(1, 2), new One("a")));
        System.out.println(set.contains(new Point(1, 2)) + " " + set.contains(new One("a")) + " " + set.contains(new One("b")));
        Noisy noisy = new Noisy(new Loud("a"), new Loud("b"));
        System.out.println(noisy.equals(new Noisy(new Loud("c"), new Loud("d"))));
        System.out.println(noisy.equals(noisy));
        System.out.println(noisy.hashCode());
        System.out.println(noisy);
        System.out.println(Objects.hash(new One(1)) + " " + new All(false, (byte) 0, 'x', (short) 0, 0, 0, 0, 0, "", array, null).array()[0]);
    }
}
