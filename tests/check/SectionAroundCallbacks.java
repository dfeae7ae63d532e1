// verdict: none
import clew.Verify;
import java.util.concurrent.ConcurrentHashMap;

/** An atomic section of the program stays one when a map calls the program inside of it. */
public class SectionAroundCallbacks {
    private static int before, after;
    private static final ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();

    private static final class Key {
        @Override
        public int hashCode() {
            before++;
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            after++;
            return true;
        }
    }

    public static void main(String[] arguments) {
        map.put(new Key(), 1);
        new Thread(() -> {
            Verify.beginAtomic();
            map.put(new Key(), 2);
            Verify.endAtomic();
        }).start();
        Verify.beginAtomic();
        assert before == after + 1;
        Verify.endAtomic();
    }
}
