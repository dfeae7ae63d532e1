// verdict: none
// races: race
import java.util.Arrays;

/** Arrays.fill writes elements, Arrays.copyOf reads them. */
public class RaceFill {
    public static void main(String[] arguments) {
        double[] numbers = new double[2];
        new Thread(() -> Arrays.fill(numbers, 1, 2, 5)).start();
        double[] copy = Arrays.copyOf(numbers, 2);
    }
}
