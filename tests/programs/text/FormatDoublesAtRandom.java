import java.util.Random;

/** Many random doubles through all floating conversions; a checksum keeps the output short. */
public class FormatDoublesAtRandom {
    public static void main(String[] args) {
        Random random = new Random(20);
        String[] formats = {"%f", "%.2f", "%.0f", "%e", "%.1e", "%g", "%.4g", "%.10f", "%,.3f", "%s"};
        for (String format : formats) {
            int hash = 0;
            for (int i = 0; i < 300; i++) {
                double value = i % 3 == 0 ? random.nextInt(100000) / 1000.0
                    : i % 3 == 1 ? random.nextGaussian() * Math.pow(10, random.nextInt(30) - 15)
                    : random.nextInt(10000) / 8.0;
                String text = String.format(format, value);
                hash = 31 * hash + text.hashCode();
                if (i < 6)
                    System.out.print(text + " ");
            }
            System.out.println(format + " " + hash);
        }
    }
}
