// since: 17
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Library methods of Java 9 to 17: immutable collections, strings, streams, optionals. */
public class ObjectsNewer {
    public static void main(String[] args) {
        System.out.println(List.of(1, 2, 3) + " " + List.of() + " " + Map.of("a", 1).get("a") + " " + Set.of(1).contains(1) + " " + List.copyOf(List.of("x")) + " " + Map.ofEntries(Map.entry("k", "v")));
        for (Runnable r : new Runnable[] {() -> List.of(1).add(2), () -> List.of(1, null), () -> Set.of(1, 1), () -> Map.of("a", 1, "a", 2), () -> Objects.checkIndex(5, 3), () -> List.of(1).contains(null), () -> List.of(1).get(1), () -> Optional.empty().orElseThrow(), () -> Objects.checkFromToIndex(1, 5, 3)}) {
            try {
                r.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        System.out.println("a\nb\r\nc".lines().toList() + " " + " x ".strip() + "|" + " x ".stripLeading() + "|" + " x ".stripTrailing() + "|" + "\t ".isBlank() + " " + "ab".repeat(3) + " " + "%d-%s".formatted(1, "x") + " " + "abc".transform(String::length) + " " + "abc".chars().boxed().toList());
        System.out.println(Stream.iterate(1, x -> x < 100, x -> x * 2).toList() + " " + IntStream.range(0, 10).boxed().takeWhile(x -> x < 4).toList() + " " + Stream.of(1, 5, 2).dropWhile(x -> x < 3).toList() + " " + Stream.ofNullable(null).count() + " " + Stream.of(1, 2, 3).mapMulti((x, sink) -> { if ((int) x != 2) { sink.accept(x); sink.accept(x); } }).toList());
        System.out.println(Stream.of("a", "bb", "cc").collect(Collectors.teeing(Collectors.counting(), Collectors.joining(), (n, s) -> n + s)) + " " + Stream.of(1, 2, 3, 4).collect(Collectors.filtering(x -> x > 2, Collectors.toList())) + " " + Stream.of("ab", "c").collect(Collectors.flatMapping(s -> s.chars().mapToObj(c -> (char) c), Collectors.toList())) + " " + Stream.of(3, 1).collect(Collectors.toUnmodifiableList()));
        System.out.println(Optional.of(1).or(() -> Optional.of(2)).get() + " " + Optional.empty().isEmpty() + " " + Optional.of(5).stream().count() + " " + Objects.requireNonNullElse(null, "else") + " " + Objects.requireNonNullElseGet(null, () -> "get"));
        Optional.of("v").ifPresentOrElse(v -> System.out.print(v + " "), () -> System.out.print("none "));
        Optional.empty().ifPresentOrElse(v -> System.out.print(v + " "), () -> System.out.println("none"));
        System.out.println(Math.floorMod(-5L, 3) + " " + Math.fma(2.0, 3.0, 4.0) + " " + Math.multiplyFull(1 << 30, 8) + " " + Math.absExact(-5) + " " + Character.toString(0x1F600) + " " + Integer.parseInt("x12y", 1, 3, 10) + " " + new StringBuilder("abc").compareTo(new StringBuilder("abd")));
        System.out.println(java.util.Arrays.mismatch(new int[] {1, 2}, new int[] {1, 3}) + " " + java.util.Arrays.compare(new int[] {1}, new int[] {2}) + " " + java.util.Arrays.equals(new int[] {1, 2}, 0, 1, new int[] {1}, 0, 1) + " " + List.of(3, 1, 2).stream().sorted().toList() + " " + java.util.HexFormat.of().formatHex(new byte[] {1, -1}));
    }
}
