// since: 17
import java.util.*;
import java.util.function.*;

/** Comparators: chains, keys, nulls, reversals and their identities. */
public class CollComparators {
    interface Op {
        Object run() throws Exception;
    }

    /** Prints a result, or the exception (without the message where the VM writes it). */
    static void t(String label, Op op) {
        try {
            System.out.println(label + " = " + show(op.run()));
        } catch (NullPointerException | ClassCastException | ArrayStoreException
                | ArrayIndexOutOfBoundsException e) {
            System.out.println(label + " ! " + e.getClass().getName());
        } catch (Exception e) {
            System.out.println(label + " ! " + e);
        }
    }

    static String show(Object o) {
        if (o instanceof Object[]) {
            return Arrays.deepToString((Object[]) o);
        }
        if (o instanceof int[]) {
            return Arrays.toString((int[]) o);
        }
        return String.valueOf(o);
    }

    record Person(String name, int age, double height, long id) { }

    public static void main(String[] args) {
        List<Person> people = new ArrayList<>(List.of(new Person("Bo", 30, 1.8, 5), new Person("Al", 30, 1.7, 4), new Person("Cy", 25, 1.9, 3),
                new Person("Di", 41, 1.7, 2), new Person("Al", 22, 1.6, 1)));
        Map<String, Comparator<Person>> orders = new LinkedHashMap<>();
        orders.put("name", Comparator.comparing(Person::name));
        orders.put("name desc", Comparator.comparing(Person::name, Comparator.reverseOrder()));
        orders.put("age", Comparator.comparingInt(Person::age));
        orders.put("age, name", Comparator.comparingInt(Person::age).thenComparing(Person::name));
        orders.put("height, id", Comparator.comparingDouble(Person::height).thenComparingLong(Person::id));
        orders.put("id rev", Comparator.comparingLong(Person::id).reversed());
        orders.put("name, age rev", Comparator.comparing(Person::name).thenComparing(Person::age, Comparator.reverseOrder()));
        orders.put("name, age", Comparator.comparing(Person::name).thenComparingInt(Person::age));
        orders.put("name, height", Comparator.comparing(Person::name).thenComparingDouble(Person::height).reversed());
        orders.put("compare", Comparator.comparing(Person::age).thenComparing(Comparator.comparing(Person::id).reversed()));
        orders.forEach((n, c) -> {
            people.sort(c);
            System.out.println(n + " " + people);
        });
        List<String> nulls = new ArrayList<>(Arrays.asList("b", null, "a", null, "c"));
        nulls.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(nulls);
        nulls.sort(Comparator.nullsLast(Comparator.reverseOrder()));
        System.out.println(nulls);
        nulls.sort(Comparator.nullsFirst(Comparator.<String>naturalOrder()).reversed());
        System.out.println(nulls);
        nulls.sort(Comparator.nullsFirst(null));
        System.out.println(nulls);
        nulls.sort(Comparator.nullsLast(Comparator.comparing(String::length)).thenComparing(Comparator.reverseOrder()));
        System.out.println(nulls);
        Comparator<Integer> natural = Comparator.naturalOrder();
        Comparator<Integer> reverse = Comparator.reverseOrder();
        System.out.println((natural.reversed() == reverse) + " " + (reverse.reversed() == natural) + " " + (Collections.reverseOrder() == (Object) reverse)
                + " " + (Collections.reverseOrder(null) == (Object) reverse) + " " + (Collections.reverseOrder(reverse) == natural) + " " + natural);
        Comparator<String> byLength = Comparator.comparing(String::length);
        System.out.println((byLength.reversed().reversed() == byLength) + " " + byLength.reversed().equals(Collections.reverseOrder(byLength)));
        Map<String, Integer> m = new HashMap<>(Map.of("x", 3, "y", 1, "z", 2));
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(m.entrySet());
        entries.sort(Map.Entry.comparingByValue());
        System.out.println(entries);
        entries.sort(Map.Entry.<String, Integer>comparingByKey().reversed());
        System.out.println(entries);
        entries.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()));
        System.out.println(entries);
        entries.sort(Map.Entry.comparingByKey(String.CASE_INSENSITIVE_ORDER));
        System.out.println(entries);
        t("null key extractor", () -> Comparator.comparing((Function<String, String>) null));
        t("null compare", () -> natural.compare(null, 1));
        t("then null", () -> natural.thenComparing((Comparator<Integer>) null));
        TreeMap<Person, Integer> tm = new TreeMap<>(Comparator.comparing(Person::name).thenComparing(Person::id));
        for (Person p : people) {
            tm.merge(p, p.age(), Integer::sum);
        }
        System.out.println(tm);
    }
}
