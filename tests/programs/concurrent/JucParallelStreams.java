import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

/** Parallel streams: same results as sequential ones. */
public class JucParallelStreams {
    public static void main(String[] args) throws Exception {
        System.out.println(IntStream.rangeClosed(1, 1000).parallel().sum());
        System.out.println(IntStream.range(0, 50).parallel().mapToObj(i -> i * i).filter(i -> i % 3 == 0).collect(Collectors.toList()));
        System.out.println(Stream.of("d", "a", "c", "b").parallel().sorted().collect(Collectors.joining(",")));
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            numbers.add(i * 7 % 31);
        }
        System.out.println(numbers.parallelStream().reduce(0, Integer::sum) + " " + numbers.parallelStream().distinct().count() + " " + numbers.parallelStream().anyMatch(x -> x == 30)
                + " " + numbers.parallelStream().mapToInt(x -> x).max().getAsInt() + " " + numbers.parallelStream().findFirst().get());
        System.out.println(new TreeMap<>(numbers.parallelStream().collect(Collectors.groupingBy(x -> x % 4, Collectors.counting()))));
        ConcurrentHashMap<Integer, Integer> counts = new ConcurrentHashMap<>();
        numbers.parallelStream().forEach(x -> counts.merge(x % 3, 1, Integer::sum));
        System.out.println(counts);
        int[] array = new int[20000];
        for (int i = 0; i < array.length; i++) {
            array[i] = (int) (i * 2654435761L % 100003);
        }
        int[] copy = array.clone();
        Arrays.parallelSort(array);
        Arrays.sort(copy);
        System.out.println(Arrays.equals(array, copy));
        long[] prefix = new long[100];
        Arrays.parallelSetAll(prefix, i -> i);
        Arrays.parallelPrefix(prefix, Long::sum);
        System.out.println(prefix[99]);
        ForkJoinPool pool = new ForkJoinPool(2);
        System.out.println(pool.submit(() -> numbers.parallelStream().mapToInt(x -> x).sum()).get());
        pool.shutdown();
        try {
            numbers.parallelStream().forEach(x -> {
                if (x == 13) {
                    throw new IllegalStateException();
                }
            });
        } catch (IllegalStateException e) {
            System.out.println("failure arrives");
        }
    }
}
