// since: 17
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** The sequences of java.util.Random are part of its specification. */
public class RandomValues {
    static class Constant extends Random {
        @Override
        protected int next(int bits) {
            return 5;
        }
    }

    public static void main(String[] args) {
        Random random = new Random(42);
        System.out.println(random.nextInt() + " " + random.nextInt(10) + " " + random.nextInt(64) + " " + random.nextLong());
        System.out.println(random.nextBoolean() + " " + random.nextFloat() + " " + random.nextDouble());
        System.out.println(random.nextGaussian() + " " + random.nextGaussian() + " " + random.nextGaussian());
        byte[] bytes = new byte[7];
        random.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        System.out.println(random.nextInt(5, 10) + " " + random.nextInt(-100, 100) + " " + random.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE)
            + " " + random.nextLong(1000) + " " + random.nextLong(-5, 5L << 40) + " " + random.nextDouble(2.5) + " "
            + random.nextDouble(-1, 1) + " " + random.nextFloat(10f) + " " + random.nextFloat(1f, 2f) + " " + random.nextGaussian(10, 2));
        random.setSeed(7);
        for (int i = 0; i < 5; i++)
            System.out.print(random.nextInt(1000) + " ");
        System.out.println();
        long sum = 0;
        for (int i = 0; i < 1000; i++)
            sum += random.nextInt(1 << 30) + random.nextInt((1 << 30) + 1) + random.nextInt(17);
        System.out.println(sum);
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
        Collections.shuffle(list, new Random(3));
        System.out.println(list);
        System.out.println(new Constant().nextInt() + " " + new Constant().nextLong() + " " + new Constant().nextInt(3));
        try {
            random.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            random.nextInt(3, 3);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Random().nextInt() != new Random().nextInt());
    }
}
