import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams: map, filter, flatMap, sorted, distinct, limit, skip, reduce, matches, laziness. */
public class StreamBasics {
    public static void main(String[] args) {
        List<String> words = Arrays.asList("delta", "alpha", "charlie", "bravo", "echo", "alpha");
        System.out.println(words.stream().filter(w -> w.length() == 5).map(String::toUpperCase).sorted().distinct().collect(Collectors.toList()));
        System.out.println(words.stream().flatMap(w -> Stream.of(w.charAt(0), w.charAt(1))).map(String::valueOf).collect(Collectors.joining("-", "<", ">")));
        System.out.println(words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).collect(Collectors.toList()));
        System.out.println(words.stream().skip(2).limit(2).reduce("", (a, b) -> a + b) + " " + words.stream().map(String::length).reduce(Integer::sum).get() + " " + words.stream().mapToInt(String::length).max().getAsInt());
        System.out.println(words.stream().anyMatch("echo"::equals) + " " + words.stream().allMatch(w -> w.length() > 4) + " " + words.stream().noneMatch(String::isEmpty) + " " + words.stream().count());
        StringBuilder log = new StringBuilder();
        Optional<String> first = words.stream().peek(w -> log.append(w.charAt(0))).filter(w -> w.startsWith("c")).findFirst();
        System.out.println(first.get() + " " + log);
        System.out.println(Stream.iterate(1, x -> x * 3).limit(8).map(String::valueOf).collect(Collectors.joining(",")));
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "x" + i).collect(Collectors.toList()) + " " + Arrays.toString(Stream.of(3, 1, 2).sorted().toArray()) + " " + Arrays.toString(words.stream().toArray(String[]::new)));
        System.out.println(Stream.of(1, 2, 3, 4).reduce(10, (a, b) -> a + b, Integer::sum) + " " + Stream.concat(Stream.of("a"), Stream.of("b")).collect(Collectors.toList()) + " " + Stream.empty().findAny().isPresent() + " " + Stream.of(5, 3, 9).min(Comparator.naturalOrder()).get());
        Stream<String> once = words.stream();
        once.count();
        try {
            once.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        words.stream().forEachOrdered(w -> System.out.print(w.length()));
        System.out.println();
        System.out.println(Stream.generate(() -> "z").limit(3).collect(Collectors.joining()));
    }
}
