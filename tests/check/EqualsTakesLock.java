// verdict: deadlock
import java.util.concurrent.ConcurrentHashMap;

/** A map updates a bin under a lock of its own: a key whose equals takes a lock deadlocks with a thread that holds it and updates the bin. */
public class EqualsTakesLock {
    private static final Object lock = new Object();
    private static final ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();

    private static final class Key {
        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            synchronized (lock) {
                return other instanceof Key;
            }
        }
    }

    public static void main(String[] arguments) {
        map.put(new Key(), 1);
        Thread thread = new Thread(() -> map.put(new Key(), 2));
        thread.start();
        synchronized (lock) {
            map.put(new Key(), 3);
        }
    }
}
