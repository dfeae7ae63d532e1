// verdict: deadlock
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Changes of a list that is copied exclude each other: who holds the lock that a predicate takes cannot add. */
public class PredicateHoldsLock {
    private static final Object lock = new Object();
    private static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1));

    public static void main(String[] arguments) {
        new Thread(() -> list.removeIf(item -> {
            synchronized (lock) {
                return true;
            }
        })).start();
        synchronized (lock) {
            list.add(2);
        }
    }
}
