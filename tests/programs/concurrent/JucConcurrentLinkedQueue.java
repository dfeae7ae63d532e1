// since: 17
import java.util.*;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** ConcurrentLinkedQueue: many producers and consumers without locks, weakly consistent iteration. */
public class JucConcurrentLinkedQueue {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
        System.out.println(queue + " " + queue.peek() + " " + queue.poll() + " " + queue.contains(2) + " " + queue.remove(3) + " " + queue.size());
        queue.addAll(List.of(4, 5, 6));
        for (Integer x : queue) {
            if (x == 4) {
                queue.remove(5);
                queue.add(7);
            }
            System.out.print(x + " ");
        }
        System.out.println(queue);
        queue.removeIf(x -> x % 2 == 0);
        System.out.println(queue + " " + queue.stream().mapToInt(x -> x).sum());
        queue.clear();
        System.out.println(queue.isEmpty() + " " + queue.poll() + " " + queue.peek());

        AtomicInteger taken = new AtomicInteger(), sum = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int base = t * 100;
            boolean producer = t < 2;
            threads[t] = new Thread(() -> {
                if (producer) {
                    for (int i = 0; i < 100; i++) {
                        queue.offer(base + i);
                    }
                    return;
                }
                while (taken.get() < 200) {
                    Integer x = queue.poll();
                    if (x != null) {
                        sum.addAndGet(x);
                        taken.incrementAndGet();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(taken + " " + sum + " " + queue);
    }
}
