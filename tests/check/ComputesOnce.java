// verdict: none
import java.util.concurrent.ConcurrentHashMap;

/** The function of computeIfAbsent is called once for a key, and merges add up, whatever equals lets others do. */
public class ComputesOnce {
    private static volatile int looks, calls;
    private static final ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();

    private static final class Key {
        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            looks = 1;
            return other instanceof Key;
        }
    }

    private static void use() {
        map.computeIfAbsent(new Key(), key -> {
            calls++;
            return 0;
        });
        map.merge(new Key(), 1, Integer::sum);
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(ComputesOnce::use);
        thread.start();
        use();
        thread.join();
        assert calls == 1 && map.size() == 1 && map.get(new Key()) == 2 : calls + " " + map;
    }
}
