import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Comparators: chains, nulls, reversed, keys, stability of sort. */
public class ComparatorChains {
    static class P {
        final String name; final int age; final Double score;
        P(String name, int age, Double score) { this.name = name; this.age = age; this.score = score; }
        String getName() { return name; } int getAge() { return age; } Double getScore() { return score; }
        public String toString() { return name + age + (score == null ? "" : score); }
    }

    static void show(List<P> list, Comparator<P> c) {
        List<P> copy = new ArrayList<>(list);
        copy.sort(c);
        System.out.println(copy);
    }

    public static void main(String[] args) {
        List<P> people = Arrays.asList(new P("bob", 30, 1.5), new P("ann", 25, null), new P("Cid", 30, 0.5), new P("ann", 20, 2.5), new P("dan", 25, 1.5));
        show(people, Comparator.comparing(P::getName));
        show(people, Comparator.comparing(P::getName, String.CASE_INSENSITIVE_ORDER).thenComparing(P::getAge));
        show(people, Comparator.comparingInt(P::getAge).reversed().thenComparing(P::getName, Comparator.reverseOrder()));
        show(people, Comparator.comparing(P::getScore, Comparator.nullsFirst(Comparator.naturalOrder())));
        show(people, Comparator.comparing(P::getScore, Comparator.nullsLast(Comparator.reverseOrder())).thenComparingInt(P::getAge));
        show(people, (a, b) -> 0);
        show(people, Collections.reverseOrder(Comparator.comparing(P::getAge)));
        List<String> words = Arrays.asList("ccc", "a", "bb", "aaa", "b", "cc");
        words.sort(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        System.out.println(words + " " + Collections.max(words, Comparator.comparing(String::length)));
        Integer[] many = new Integer[200];
        for (int i = 0; i < many.length; i++) many[i] = (i * 7919) % 211;
        Arrays.sort(many, (a, b) -> a % 10 - b % 10);
        System.out.println(Arrays.toString(many));
        Arrays.sort(many);
        System.out.println(many[0] + " " + many[99] + " " + many[199]);
    }
}
