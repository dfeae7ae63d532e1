import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Generic classes and methods with bounds, wildcards, recursion in bounds and heap pollution. */
public class GenericsBounds {
    static <T extends Comparable<? super T>> T max(Collection<? extends T> all) {
        T best = null;
        for (T t : all) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    static class Pair<A, B extends Number> {
        final A a;
        final B b;
        Pair(A a, B b) { this.a = a; this.b = b; }
        <C> Pair<C, B> with(C c) { return new Pair<>(c, b); }
        double half() { return b.doubleValue() / 2; }
        public String toString() { return "(" + a + ", " + b + ")"; }
    }

    static abstract class Builder<T extends Builder<T>> {
        StringBuilder text = new StringBuilder();
        abstract T self();
        T add(String s) { text.append(s); return self(); }
    }

    static class Fancy extends Builder<Fancy> {
        Fancy self() { return this; }
        Fancy star() { text.append('*'); return this; }
    }

    static <T> void swap(List<T> list, int i, int j) { T t = list.get(i); list.set(i, list.get(j)); list.set(j, t); }
    static void swapAny(List<?> list) { swap(list, 0, list.size() - 1); }
    static double sum(List<? extends Number> list) { double d = 0; for (Number n : list) d += n.doubleValue(); return d; }
    static void fill(List<? super Integer> list) { for (int i = 0; i < 3; i++) list.add(i); }
    @SafeVarargs static <T> List<T> listOf(T... items) { return new ArrayList<>(Arrays.asList(items)); }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        System.out.println(max(Arrays.asList(3, 9, 4)) + " " + max(Arrays.asList("b", "c", "a")) + " " + max(new ArrayList<String>()));
        Pair<String, Integer> p = new Pair<>("x", 5);
        System.out.println(p + " " + p.with(2.5) + " " + p.half());
        System.out.println(new Fancy().add("a").star().add("b").star().text);
        List<Object> objects = new ArrayList<>();
        fill(objects);
        objects.add("s");
        swapAny(objects);
        System.out.println(objects + " " + sum(Arrays.asList(1, 2.5, 3L, (byte) 4)));
        List<String> strings = listOf("p", "q");
        List raw = strings;
        raw.add(42);
        System.out.println(strings.size() + " " + raw);
        try {
            for (String s : strings) System.out.print(s + " ");
        } catch (ClassCastException e) {
            System.out.println("pollution found");
        }
        Object[] array = listOf(1, 2).toArray();
        System.out.println(array.length + " " + array.getClass().getSimpleName());
    }
}
