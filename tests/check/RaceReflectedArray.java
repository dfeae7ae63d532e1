// verdict: none
// races: race
import java.lang.reflect.Array;

/** Array.get and set are accesses to the element. */
public class RaceReflectedArray {
    public static void main(String[] arguments) {
        long[] numbers = new long[2];
        new Thread(() -> Array.setLong(numbers, 1, 5)).start();
        Object seen = Array.get(numbers, 1);
    }
}
