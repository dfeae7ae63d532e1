import java.util.*;
import java.util.concurrent.*;

/** DelayQueue: elements come out when their delay is over. */
public class JucDelayQueue {
    static final long BEGIN = System.nanoTime();

    static class Item implements Delayed {
        final String name;
        final long due;

        Item(String name, long millis) {
            this.name = name;
            due = BEGIN + millis * 1_000_000;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(due, ((Item) other).due);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Item> queue = new DelayQueue<>();
        Item far = new Item("far", 1_000_000_000);
        queue.add(far);
        queue.add(new Item("b", 40));
        queue.put(new Item("a", 10));
        System.out.println(queue.size() + " " + queue.peek() + " " + queue.take() + " " + queue.take() + " " + queue.poll() + " " + queue.poll(1, TimeUnit.MILLISECONDS));
        Thread taker = new Thread(() -> {
            try {
                System.out.println("taken " + queue.take());
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        taker.start();
        queue.offer(new Item("soon", 60));
        taker.join();
        queue.add(new Item("past", -5_000));
        queue.add(new Item("past2", -4_000));
        List<Item> drained = new ArrayList<>();
        System.out.println(queue.drainTo(drained) + " " + drained + " " + queue + " " + queue.contains(far) + " " + queue.remove(far) + " " + queue.isEmpty());
        System.out.println(queue.remainingCapacity() == Integer.MAX_VALUE);
    }
}
