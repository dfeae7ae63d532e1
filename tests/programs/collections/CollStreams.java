// since: 17
import java.util.*;
import java.util.stream.*;

/** Streams and spliterators of the collections. */
public class CollStreams {
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

    static String names(int c) {
        StringBuilder b = new StringBuilder();
        String[] name = {"ORDERED", "DISTINCT", "SORTED", "SIZED", "NONNULL", "IMMUTABLE", "CONCURRENT", "SUBSIZED"};
        int[] bit = {Spliterator.ORDERED, Spliterator.DISTINCT, Spliterator.SORTED, Spliterator.SIZED, Spliterator.NONNULL, Spliterator.IMMUTABLE,
            Spliterator.CONCURRENT, Spliterator.SUBSIZED};
        for (int i = 0; i < bit.length; i++) {
            if ((c & bit[i]) != 0) {
                b.append(name[i]).append(' ');
            }
        }
        return b.toString();
    }

    static <T> void look(String name, Collection<T> c) {
        Spliterator<T> s = c.spliterator();
        System.out.println(name + ": " + names(s.characteristics()) + s.getExactSizeIfKnown());
        t(name + " comparator", () -> c.spliterator().getComparator());
        StringBuilder b = new StringBuilder();
        s.tryAdvance(x -> b.append(x).append('|'));
        s.forEachRemaining(x -> b.append(x).append(' '));
        System.out.println(b.toString() + s.tryAdvance(x -> { }));
        System.out.println(c.stream().map(String::valueOf).collect(Collectors.joining(",")) + " " + c.stream().count() + " " + c.stream().distinct().count()
                + " " + c.stream().filter(x -> x.hashCode() % 2 == 0).toList() + " " + c.parallelStream().mapToInt(Object::hashCode).sum());
    }

    public static void main(String[] args) {
        List<Integer> l = List.of(5, 3, 8, 1, 9, 2);
        look("ArrayList", new ArrayList<>(l));
        look("LinkedList", new LinkedList<>(l));
        look("Vector", new Vector<>(l));
        look("asList", Arrays.asList(5, 3, 8));
        look("HashSet", new HashSet<>(l));
        look("LinkedHashSet", new LinkedHashSet<>(l));
        look("TreeSet", new TreeSet<>(l));
        look("TreeSet head", new TreeSet<>(l).headSet(6));
        look("ArrayDeque", new ArrayDeque<>(l));
        look("PriorityQueue", new PriorityQueue<>(l));
        look("sub", new ArrayList<>(l).subList(1, 4));
        look("immutable", List.of(4, 5, 6));
        look("empty", Collections.emptyList());
        look("unmodifiable", Collections.unmodifiableList(new ArrayList<>(l)));
        Map<Integer, String> m = new TreeMap<>(Map.of(1, "a", 2, "b", 3, "c"));
        look("HashMap keys", new HashMap<>(m).keySet());
        look("HashMap values", new HashMap<>(m).values());
        look("HashMap entries", new HashMap<>(m).entrySet());
        look("LinkedHashMap keys", new LinkedHashMap<>(m).keySet());
        look("LinkedHashMap values", new LinkedHashMap<>(m).values());
        look("TreeMap keys", m.keySet());
        look("TreeMap values", m.values());
        System.out.println(names(m.entrySet().spliterator().characteristics()));
        Spliterator<Integer> right = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7)).spliterator();
        Spliterator<Integer> left = right.trySplit();
        StringBuilder b = new StringBuilder();
        left.forEachRemaining(x -> b.append(x).append(' '));
        b.append("| ");
        right.forEachRemaining(x -> b.append(x).append(' '));
        System.out.println(b + " " + right.trySplit());
        System.out.println(l.stream().sorted().toList() + " " + new TreeSet<>(l).stream().sorted().limit(2).toList()
                + new TreeSet<>(l).descendingSet().stream().sorted().toList());
        System.out.println(Stream.of("one", "two", "three", "four", "five").collect(Collectors.groupingBy(String::length)));
        System.out.println(Stream.of("one", "two", "three").collect(Collectors.toMap(s -> s, String::length)));
        System.out.println(Stream.of("b", "a", "c").collect(Collectors.toCollection(TreeSet::new)) + " " + IntStream.range(0, 5).boxed().collect(Collectors.toSet())
                + Stream.of(1, 2).collect(Collectors.toUnmodifiableList()) + Stream.of(1, null).toList());
        System.out.println(IntStream.rangeClosed(1, 20).boxed().collect(Collectors.partitioningBy(x -> x % 3 == 0)));
        Map<String, Long> counted = Stream.of("x", "y", "x").collect(Collectors.groupingBy(s -> s, TreeMap::new, Collectors.counting()));
        System.out.println(counted);
        Map<String, List<Integer>> lists = new TreeMap<>();
        l.forEach(x -> lists.computeIfAbsent(x % 2 == 0 ? "even" : "odd", k -> new ArrayList<>()).add(x));
        System.out.println(lists + " " + lists.values().stream().flatMap(List::stream).mapToInt(x -> x).summaryStatistics());
        BitSet bits = new BitSet();
        bits.set(3);
        bits.set(70);
        System.out.println(bits.stream().sum() + " " + bits.stream().boxed().toList());
        t("duplicate", () -> Stream.of(1, 1).collect(Collectors.toMap(x -> x, x -> x)));
        t("null element", () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()));
    }
}
