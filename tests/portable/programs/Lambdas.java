import java.util.HashMap;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Hidden classes: lambdas that are linked in an order that depends on the schedule, one site called by both threads, records, concatenation. */
public class Lambdas {
    record Point(int x, int y) {
    }

    private static int sum;
    private static String text = "";
    private static final Map<Object, Integer> seen = new HashMap<>();

    private static synchronized void add(IntSupplier supplier) {
        sum += supplier.getAsInt();
    }

    private static void describe(Supplier<Object> supplier) {
        text = supplier.get() + " and " + sum;
    }

    private static Supplier<Object> make(int i) {
        return () -> new Point(i, sum);
    }

    private static synchronized void see(Object object) {
        seen.merge(object, 1, Integer::sum);
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            add(() -> 1);
            see(new Object());
            describe(make(7));
        });
        Thread other = new Thread(() -> {
            Object key = new Object();
            see(key);
            add(sum > 0 ? () -> 2 : () -> 3);
            describe(make(8));
            see(key);
        });
        one.start();
        other.start();
        one.join();
        other.join();
        if (text.length() > 17 && new Point(1, 2).equals(new Point(2, 1))) {
            throw new IllegalStateException(text);
        }
    }
}
