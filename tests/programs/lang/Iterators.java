import java.util.Iterator;
import java.util.NoSuchElementException;

/** Own iterables in for loops: ranges, trees, filtered ones, nested, with remove and generators. */
public class Iterators {
    static class Range implements Iterable<Integer> {
        final int from, to, step;
        Range(int from, int to, int step) { this.from = from; this.to = to; this.step = step; }
        public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                int next = from;
                public boolean hasNext() { return step > 0 ? next < to : next > to; }
                public Integer next() {
                    if (!hasNext()) throw new NoSuchElementException("end at " + next);
                    int r = next;
                    next += step;
                    return r;
                }
            };
        }
    }

    static class Tree<T extends Comparable<T>> implements Iterable<T> {
        T value;
        Tree<T> left, right;
        void add(T t) {
            if (value == null) value = t;
            else if (t.compareTo(value) < 0) { if (left == null) left = new Tree<>(); left.add(t); }
            else { if (right == null) right = new Tree<>(); right.add(t); }
        }
        public Iterator<T> iterator() {
            java.util.ArrayDeque<Tree<T>> stack = new java.util.ArrayDeque<>();
            for (Tree<T> t = this; t != null; t = t.left) stack.push(t);
            return new Iterator<T>() {
                public boolean hasNext() { return !stack.isEmpty(); }
                public T next() {
                    Tree<T> top = stack.pop();
                    for (Tree<T> t = top.right; t != null; t = t.left) stack.push(t);
                    return top.value;
                }
            };
        }
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int i : new Range(0, 10, 3)) for (int j : new Range(5, 0, -2)) sum += i * j;
        System.out.println(sum);
        Tree<String> tree = new Tree<>();
        for (String s : "the quick brown fox jumps over a lazy dog".split(" ")) tree.add(s);
        for (String s : tree) System.out.print(s + " ");
        System.out.println();
        Iterator<Integer> it = new Range(0, 2, 1).iterator();
        it.next();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        new Range(0, 3, 1).forEach(x -> System.out.print(x + ";"));
        Iterable<Character> letters = () -> new Iterator<Character>() {
            char c = 'a';
            public boolean hasNext() { return c < 'e'; }
            public Character next() { return c++; }
        };
        for (char c : letters) System.out.print(c);
        for (Character c : letters) System.out.print(Character.toUpperCase(c));
        System.out.println();
        Iterator<Integer> rest = new Range(0, 5, 1).iterator();
        rest.next();
        rest.forEachRemaining(x -> System.out.print(x));
        System.out.println();
    }
}
