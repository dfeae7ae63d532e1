// verdict: none
import java.util.concurrent.ConcurrentHashMap;

/** What put has stored is there, whatever others do while keys are compared. */
public class PutIsKept {
    private static final Object lock = new Object();
    private static volatile boolean held;
    private static final ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();

    private static final class Key {
        final int number;

        Key(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            synchronized (lock) {
                return other instanceof Key && ((Key) other).number == number;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        map.put(new Key(0), 0);
        Thread first = new Thread(() -> {
            map.put(new Key(1), 1);
            assert map.get(new Key(1)) == 1;
        });
        Thread second = new Thread(() -> {
            map.remove(new Key(0));
            map.put(new Key(2), 2);
            assert map.get(new Key(2)) == 2;
        });
        first.start();
        second.start();
        synchronized (lock) {
            held = true;
        }
        first.join();
        second.join();
        assert map.size() == 2 && map.get(new Key(0)) == null;
    }
}
