import java.io.Serializable;
import java.util.Comparator;
import java.util.function.Function;

/** Lambdas with more than one interface, and with bridges. */
public class LambdaMarkers {
    interface Marker {
    }

    interface Counted {
        default int count() {
            return 3;
        }
    }

    interface First<T> {
        void take(T x);
    }

    interface Second<T extends Number> {
        void take(T x);
    }

    interface Both extends First<Integer>, Second<Integer> {
        void take(Integer x);
    }

    public static void main(String[] args) {
        Runnable marked = (Runnable & Marker & Serializable) () -> System.out.println("marked");
        marked.run();
        System.out.println((marked instanceof Marker) + " " + (marked instanceof Serializable) + " " + (marked instanceof Comparable));
        Function<String, Integer> counted = (Function<String, Integer> & Counted) String::length;
        System.out.println(counted.apply("four") + ((Counted) counted).count());
        Both both = x -> System.out.println("took " + x);
        First<Integer> first = both;
        Second<Integer> second = both;
        both.take(1);
        first.take(2);
        second.take(3);
        Comparator<String> order = (Comparator<String> & Serializable) (a, b) -> b.compareTo(a);
        System.out.println(order.reversed().compare("a", "b") + " " + order.thenComparing(Comparator.naturalOrder()).compare("a", "a"));
    }
}
