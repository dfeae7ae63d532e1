// verdict: none
import java.util.concurrent.ConcurrentSkipListMap;

/** A value is replaced only if it still is the one that was compared. */
public class SkipListReplaces {
    private static volatile int looks;
    private static final ConcurrentSkipListMap<Integer, Value> map = new ConcurrentSkipListMap<>();

    private static final class Value {
        final int number;

        Value(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            return number;
        }

        @Override
        public boolean equals(Object other) {
            looks++;
            return ((Value) other).number == number;
        }
    }

    private static boolean increment(int from) {
        return map.replace(0, new Value(from), new Value(from + 1));
    }

    public static void main(String[] arguments) throws InterruptedException {
        boolean[] done = new boolean[1];
        map.put(0, new Value(0));
        Thread thread = new Thread(() -> done[0] = increment(0));
        thread.start();
        boolean first = increment(0), second = first && map.remove(0, new Value(1));
        thread.join();
        assert first != done[0] : "both or neither";
        assert map.containsKey(0) != second;
    }
}
