import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Parallel streams give the same results as sequential ones. */
public class ParallelStreams {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 1000).parallel().filter(i -> i % 7 == 0).sum());
        System.out.println(LongStream.rangeClosed(1, 1000).parallel().map(x -> x * x).reduce(0, Long::sum));
        List<Integer> ordered = IntStream.range(0, 100).parallel().boxed().map(i -> i * 2).collect(Collectors.toList());
        System.out.println(ordered);
        System.out.println(Arrays.asList("c", "a", "b").parallelStream().sorted().collect(Collectors.joining()));
        AtomicInteger count = new AtomicInteger();
        IntStream.range(0, 500).parallel().forEach(i -> count.addAndGet(i));
        System.out.println(count);
        IntStream.range(0, 10).parallel().forEachOrdered(i -> System.out.print(i + " "));
        System.out.println();
        System.out.println(IntStream.range(0, 1000).parallel().boxed().collect(Collectors.groupingBy(i -> i % 4, Collectors.counting())));
        int[] array = new int[2000];
        Arrays.parallelSetAll(array, i -> (i * 7919) % 2000);
        Arrays.parallelSort(array);
        System.out.println(array[0] + " " + array[1000] + " " + array[1999]);
        Arrays.parallelPrefix(array, Integer::sum);
        System.out.println(array[1999]);
    }
}
