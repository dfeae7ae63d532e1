// verdict: none
// races: none
import java.util.Arrays;

/** Of different elements there is no race. */
public class RaceFillParts {
    public static void main(String[] arguments) {
        double[] numbers = new double[2];
        new Thread(() -> Arrays.fill(numbers, 1, 2, 5)).start();
        double[] copy = Arrays.copyOf(numbers, 1);
    }
}
