// verdict: none
// races: race
import java.util.concurrent.atomic.AtomicInteger;

/** getPlain is a read as of a variable that is not volatile. */
public class RaceAtomicGetPlain {
    public static void main(String[] arguments) {
        AtomicInteger number = new AtomicInteger();
        new Thread(number::incrementAndGet).start();
        int seen = number.getPlain();
    }
}
