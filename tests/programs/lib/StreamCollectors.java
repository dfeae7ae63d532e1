import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Collectors: grouping, partitioning, maps, summaries, nested ones, own ones. */
public class StreamCollectors {
    public static void main(String[] args) {
        List<String> words = Arrays.asList("apple", "bob", "cat", "apricot", "bee", "cherry", "a");
        System.out.println("" + words.stream().collect(Collectors.groupingBy(w -> w.charAt(0))));
        System.out.println("" + words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting())));
        System.out.println("" + words.stream().collect(Collectors.groupingBy(w -> w.charAt(0), TreeMap::new, Collectors.mapping(String::toUpperCase, Collectors.joining("+")))));
        System.out.println("" + words.stream().collect(Collectors.partitioningBy(w -> w.length() > 3)) + " " + words.stream().collect(Collectors.partitioningBy(w -> w.isEmpty(), Collectors.counting())));
        System.out.println("" + words.stream().collect(Collectors.toMap(Function.identity(), String::length, (a, b) -> a, LinkedHashMap::new)));
        try {
            words.stream().collect(Collectors.toMap(String::length, w -> w));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        IntSummaryStatistics s = words.stream().collect(Collectors.summarizingInt(String::length));
        System.out.println(s + " " + s.getAverage());
        System.out.println("" + words.stream().collect(Collectors.averagingDouble(String::length)) + " " + words.stream().collect(Collectors.summingLong(String::length)) + " " + words.stream().collect(Collectors.minBy(String::compareTo)).get());
        System.out.println("" + words.stream().collect(Collectors.toCollection(TreeSet::new)).descendingSet() + " " + words.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)) + " " + words.stream().collect(Collectors.reducing(0, String::length, Integer::max)));
        Collector<String, StringBuilder, String> initials = Collector.of(StringBuilder::new, (b, w) -> b.append(w.charAt(0)), StringBuilder::append, StringBuilder::toString);
        System.out.println("" + words.stream().collect(initials));
        Map<Boolean, Map<Integer, List<String>>> nested = words.stream().collect(Collectors.partitioningBy(w -> w.contains("e"), Collectors.groupingBy(String::length)));
        System.out.println(nested);
        System.out.println(Stream.of(1, 2, 3, 4).collect(Collectors.toSet()) + " " + Stream.of("x").collect(Collectors.toList()).getClass().getSimpleName());
    }
}
