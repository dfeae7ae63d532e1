// since: 17
import java.util.*;
import java.util.concurrent.*;

/** ArrayBlockingQueue and LinkedBlockingQueue: bounds, timeouts, iteration, producers and consumers. */
public class JucBlockingQueues {
    static void basics(BlockingQueue<Integer> queue) throws InterruptedException {
        System.out.println(queue.offer(1) + " " + queue.add(2) + " " + queue.offer(3) + " " + queue.offer(4) + " " + queue.offer(4, 1, TimeUnit.MILLISECONDS)
                + " " + queue + " " + queue.remainingCapacity());
        try {
            queue.add(5);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            queue.offer(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        System.out.println(queue.peek() + " " + queue.poll() + " " + queue.take() + " " + queue.contains(3) + " " + queue.remove(7) + " " + queue.size());
        Iterator<Integer> iterator = queue.iterator();
        queue.put(9);
        queue.put(10);
        StringBuilder seen = new StringBuilder();
        while (iterator.hasNext()) {
            int x = iterator.next();
            seen.append(x).append(' ');
            if (x == 9) {
                iterator.remove();
            }
        }
        System.out.println(seen + "" + queue + " " + Arrays.toString(queue.toArray(new Integer[0])));
        List<Integer> drained = new ArrayList<>();
        System.out.println(queue.drainTo(drained, 1) + " " + drained + " " + queue.removeIf(x -> x == 10) + " " + queue.isEmpty() + " " + queue.poll() + " " + queue.poll(1, TimeUnit.MILLISECONDS));
        try {
            queue.remove();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + e.getMessage());
        }
    }

    static void traffic(BlockingQueue<Integer> queue) throws Exception {
        int producers = 3, consumers = 2, each = 40;
        Thread[] threads = new Thread[producers];
        for (int p = 0; p < producers; p++) {
            int base = p * each;
            threads[p] = new Thread(() -> {
                try {
                    for (int i = 0; i < each; i++) {
                        queue.put(base + i);
                    }
                } catch (InterruptedException e) {
                    System.out.println("unexpected");
                }
            });
            threads[p].start();
        }
        List<Callable<Integer>> takers = new ArrayList<>();
        for (int c = 0; c < consumers; c++) {
            takers.add(() -> {
                int sum = 0;
                for (int i = 0; i < producers * each / consumers; i++) {
                    sum += queue.take();
                }
                return sum;
            });
        }
        ExecutorService pool = Executors.newFixedThreadPool(consumers);
        int sum = 0;
        for (Future<Integer> future : pool.invokeAll(takers)) {
            sum += future.get();
        }
        pool.shutdown();
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(sum + " " + queue);
    }

    public static void main(String[] args) throws Exception {
        basics(new ArrayBlockingQueue<>(3));
        basics(new LinkedBlockingQueue<>(3));
        traffic(new ArrayBlockingQueue<>(2));
        traffic(new LinkedBlockingQueue<>());
        traffic(new LinkedBlockingQueue<>(1));
        System.out.println(new LinkedBlockingQueue<>(List.of("x", "y")) + " " + new ArrayBlockingQueue<>(5, true, List.of(1, 2)));
        try {
            new ArrayBlockingQueue<>(1, false, List.of(1, 2));
        } catch (IllegalArgumentException e) {
            System.out.println("too many " + e.getMessage());
        }
        LinkedBlockingQueue<Integer> empty = new LinkedBlockingQueue<>();
        Thread taker = new Thread(() -> {
            try {
                empty.take();
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        taker.start();
        taker.interrupt();
        taker.join();
    }
}
