// verdict: none
// races: race
import java.util.concurrent.ConcurrentHashMap;

/** What a key's equals does while a map calls it is like any other code of the program: here two threads count without a lock. */
public class RaceInEquals {
    private static final ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();
    private static int looks;

    private static final class Key {
        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            looks++;
            return other instanceof Key;
        }
    }

    public static void main(String[] arguments) {
        map.put(new Key(), 1);
        new Thread(() -> map.get(new Key())).start();
        map.get(new Key());
    }
}
