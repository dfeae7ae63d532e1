// since: 17
import java.util.*;
import java.util.concurrent.*;

/** PriorityBlockingQueue: order, iteration over the heap, waiting. */
public class JucPriorityQueue {
    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>(4, Comparator.reverseOrder());
        for (int x : new int[] {3, 9, 4, 1, 7, 8, 2}) {
            queue.put(x);
        }
        System.out.println(queue + " " + queue.peek() + " " + queue.size() + " " + queue.remainingCapacity());
        System.out.println(queue.remove(4) + " " + queue.contains(4) + " " + queue + " " + queue.take() + queue.poll() + queue.poll(1, TimeUnit.SECONDS));
        Iterator<Integer> iterator = queue.iterator();
        iterator.next();
        iterator.remove();
        System.out.println(queue);
        List<Integer> drained = new ArrayList<>();
        System.out.println(queue.drainTo(drained) + " " + drained + " " + queue.poll() + " " + queue.poll(1, TimeUnit.MILLISECONDS));
        System.out.println(new PriorityBlockingQueue<>(List.of(5, 3, 8, 1)));
        PriorityBlockingQueue<String> words = new PriorityBlockingQueue<>();
        Thread taker = new Thread(() -> {
            try {
                System.out.println("got " + words.take());
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        taker.start();
        words.add("word");
        taker.join();
        Thread[] producers = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int number = t;
            producers[t] = new Thread(() -> {
                for (int i = 0; i < 5; i++) {
                    words.add("w" + (char) ('a' + i * 3 + number));
                }
            });
            producers[t].start();
        }
        for (Thread producer : producers) {
            producer.join();
        }
        StringBuilder order = new StringBuilder();
        for (String word; (word = words.poll()) != null;) {
            order.append(word).append(' ');
        }
        System.out.println(order);
        try {
            new PriorityBlockingQueue<Object>().addAll(List.of(1, "x"));
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
    }
}
