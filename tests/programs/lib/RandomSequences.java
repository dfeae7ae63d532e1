import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;

/** Random with seeds gives the documented sequences; ThreadLocalRandom keeps its bounds. */
public class RandomSequences {
    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextDouble() + " " + r.nextFloat() + " " + r.nextGaussian() + " " + r.nextInt(64) + " " + r.nextGaussian());
        byte[] bytes = new byte[10];
        r.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        r.setSeed(7);
        System.out.println(r.ints(5, 0, 10).boxed().collect(Collectors.toList()) + " " + r.doubles(2).boxed().collect(Collectors.toList()) + " " + r.longs(2).sum());
        SplittableRandom s = new SplittableRandom(5);
        System.out.println(s.nextInt() + " " + s.nextLong() + " " + s.nextInt(10) + " " + s.split().nextInt(5, 50));
        boolean good = true;
        for (int i = 0; i < 1000; i++) {
            int a = ThreadLocalRandom.current().nextInt(5, 10);
            double d = ThreadLocalRandom.current().nextDouble();
            double m = Math.random();
            good &= a >= 5 && a < 10 && d >= 0 && d < 1 && m >= 0 && m < 1;
        }
        System.out.println(good);
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
