// verdict: assertion
// with --property deadlock,exception,stuck: none
/** What is delayed can be taken some time, the first first. */
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayIsOver {
    private static final class Item implements Delayed {
        final long end;

        Item(long millis) {
            end = System.currentTimeMillis() + millis;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(end - System.currentTimeMillis(), TimeUnit.MILLISECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(end, ((Item) other).end);
        }
    }

    public static void main(String[] arguments) throws Exception {
        DelayQueue<Item> queue = new DelayQueue<>();
        Item first = new Item(1000), second = new Item(2000);
        queue.add(second);
        new Thread(() -> queue.add(first)).start();
        Item taken = queue.take();
        Item next = queue.take();
        assert taken != next;
        assert taken == second || next == first;
    }
}
