// verdict: none
// races: none
import java.util.concurrent.atomic.AtomicInteger;

/** getPlain after get has seen the write. */
public class RaceAtomicGetPlainOrdered {
    public static void main(String[] arguments) {
        AtomicInteger number = new AtomicInteger();
        new Thread(number::incrementAndGet).start();
        if (number.get() == 1) {
            assert number.getPlain() == 1;
        }
    }
}
