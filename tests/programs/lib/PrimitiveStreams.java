import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** IntStream, LongStream, DoubleStream and conversions between them. */
public class PrimitiveStreams {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 10).filter(i -> i % 3 == 0).sum() + " " + IntStream.of(3, 1, 2).sorted().boxed().collect(Collectors.toList()) + " " + IntStream.rangeClosed(1, 5).average().getAsDouble());
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + LongStream.iterate(1, x -> x * 2).limit(63).max().getAsLong() + " " + DoubleStream.of(1.5, 2.5, 3).sum());
        System.out.println(IntStream.empty().max() + " " + IntStream.of(7).findFirst() + " " + OptionalDouble.empty() + " " + DoubleStream.of(2).average());
        System.out.println("hello".chars().mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining("|")) + " " + "hello".chars().distinct().count() + " " + "abc".chars().map(c -> c - 'a').boxed().collect(Collectors.toList()));
        System.out.println(Arrays.stream(new int[] {1, 2, 3, 4}, 1, 3).summaryStatistics() + " " + Arrays.stream(new double[] {1, 2}).map(Math::sqrt).sum());
        System.out.println(IntStream.range(0, 3).flatMap(i -> IntStream.range(0, i)).boxed().collect(Collectors.toList()) + " " + IntStream.range(0, 5).mapToLong(i -> 1L << (10 * i)).sum() + " " + IntStream.range(1, 4).asDoubleStream().map(x -> 1 / x).boxed().collect(Collectors.toList()));
        System.out.println(IntStream.range(0, 20).boxed().collect(Collectors.groupingBy(i -> i % 3, Collectors.summingInt(i -> i))) + " " + Arrays.toString(IntStream.rangeClosed(-2, 2).map(Math::abs).toArray()) + " " + IntStream.iterate(1, i -> i + 1).limit(100).skip(95).boxed().collect(Collectors.toList()));
        System.out.println(IntStream.range(0, 5).anyMatch(i -> i == 3) + " " + IntStream.range(0, 5).allMatch(i -> i < 3) + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).sum() + " " + IntStream.range(0, 4).collect(StringBuilder::new, StringBuilder::append, StringBuilder::append));
        System.out.println(IntStream.rangeClosed(2, 50).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().map(String::valueOf).collect(Collectors.joining(" ")));
    }
}
