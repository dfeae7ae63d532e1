// verdict: none
import java.util.concurrent.ConcurrentHashMap;

/** Reading a map waits for no update: a thread that holds the lock that a key's equals takes may read, and iterate. */
public class GetNeverWaits {
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

    public static void main(String[] arguments) throws InterruptedException {
        map.put(new Key(), 1);
        Thread thread = new Thread(() -> map.put(new Key(), 2));
        thread.start();
        int seen;
        synchronized (lock) {
            seen = map.get(new Key());
            for (int value : map.values()) {
                assert value >= seen;
            }
        }
        thread.join();
        assert map.size() == 1 && map.get(new Key()) == 2;
    }
}
