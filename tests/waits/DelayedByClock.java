// outcome: true

import java.util.concurrent.*;

/** A delay queue whose elements look at the clock gives none before its time. */
public class DelayedByClock {
    private static final class Item implements Delayed {
        private final long time;

        Item(long millis) {
            time = System.nanoTime() + millis * 1_000_000;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(time, ((Item) other).time);
        }

        boolean isDue() {
            return getDelay(TimeUnit.NANOSECONDS) <= 0;
        }
    }

    public static void main(String[] arguments) throws Exception {
        DelayQueue<Item> queue = new DelayQueue<>();
        queue.add(new Item(20));
        queue.add(new Item(10));
        new Thread(() -> {
            try {
                Thread.sleep(5);
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        }).start();
        Item first = queue.poll(8, TimeUnit.MILLISECONDS), second = queue.poll(5, TimeUnit.MILLISECONDS);
        System.out.println((first == null || first.isDue()) && (second == null || second.isDue()));
    }
}
