import java.util.*;

/** A bounded buffer by hand with wait and notifyAll; several producers and consumers, ended by poison. */
public class ThreadsProducerConsumer {
    static class Buffer {
        private final LinkedList<Integer> items = new LinkedList<>();
        private final int capacity;

        Buffer(int capacity) {
            this.capacity = capacity;
        }

        synchronized void put(int x) throws InterruptedException {
            while (items.size() == capacity) {
                wait();
            }
            items.addLast(x);
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (items.isEmpty()) {
                wait();
            }
            int x = items.removeFirst();
            notifyAll();
            return x;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer(3);
        int producers = 3, consumers = 2, each = 30;
        long[] sums = new long[consumers];
        Thread[] makes = new Thread[producers], takes = new Thread[consumers];
        for (int p = 0; p < producers; p++) {
            int base = p * 1000;
            makes[p] = new Thread(() -> {
                try {
                    for (int i = 1; i <= each; i++) {
                        buffer.put(base + i);
                    }
                } catch (InterruptedException e) {
                    System.out.println("unexpected");
                }
            });
            makes[p].start();
        }
        for (int c = 0; c < consumers; c++) {
            int number = c;
            takes[c] = new Thread(() -> {
                try {
                    for (int x; (x = buffer.take()) >= 0;) {
                        sums[number] += x;
                    }
                } catch (InterruptedException e) {
                    System.out.println("unexpected");
                }
            });
            takes[c].start();
        }
        for (Thread thread : makes) {
            thread.join();
        }
        for (int c = 0; c < consumers; c++) {
            buffer.put(-1);
        }
        for (Thread thread : takes) {
            thread.join();
        }
        System.out.println(sums[0] + sums[1]);
    }
}
