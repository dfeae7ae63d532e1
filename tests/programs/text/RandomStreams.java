import java.util.Arrays;
import java.util.Random;

/** Streams of random values. */
public class RandomStreams {
    public static void main(String[] args) {
        Random random = new Random(9);
        System.out.println(Arrays.toString(random.ints(4).toArray()));
        System.out.println(Arrays.toString(random.ints(6, 0, 10).toArray()));
        System.out.println(Arrays.toString(random.ints(1, 7).limit(6).toArray()));
        System.out.println(Arrays.toString(random.longs(2).toArray()));
        System.out.println(Arrays.toString(random.longs(3, -10, 10).toArray()));
        System.out.println(Arrays.toString(random.doubles(2).toArray()));
        System.out.println(Arrays.toString(random.doubles(2, 5, 6).toArray()));
        System.out.println(random.ints().limit(3).sum() + " " + random.doubles().limit(3).max().isPresent());
        try {
            random.ints(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            random.ints(5, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
