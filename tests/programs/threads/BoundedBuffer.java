/** Producers and consumers over a bounded buffer with wait and notifyAll. */
public class BoundedBuffer {
    static class Buffer<T> {
        private final Object[] items;
        private int first, size;
        Buffer(int capacity) { items = new Object[capacity]; }

        synchronized void put(T t) throws InterruptedException {
            while (size == items.length) wait();
            items[(first + size++) % items.length] = t;
            notifyAll();
        }

        @SuppressWarnings("unchecked")
        synchronized T take() throws InterruptedException {
            while (size == 0) wait();
            T t = (T) items[first];
            items[first] = null;
            first = (first + 1) % items.length;
            size--;
            notifyAll();
            return t;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer<Integer> buffer = new Buffer<>(3);
        int producers = 3, consumers = 2, each = 40;
        long[] sums = new long[consumers];
        Thread[] threads = new Thread[producers + consumers];
        for (int p = 0; p < producers; p++) {
            int base = p * 1000;
            threads[p] = new Thread(() -> {
                try {
                    for (int i = 0; i < each; i++) buffer.put(base + i);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
        }
        for (int c = 0; c < consumers; c++) {
            int me = c;
            threads[producers + c] = new Thread(() -> {
                try {
                    for (int i = 0; i < producers * each / consumers; i++) sums[me] += buffer.take();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        System.out.println(sums[0] + sums[1] + " " + buffer.size);
        Buffer<String> single = new Buffer<>(1);
        Thread reader = new Thread(() -> {
            try {
                for (String s = single.take(); !s.equals("end"); s = single.take()) System.out.println("read " + s);
            } catch (InterruptedException e) {
                System.out.println("?");
            }
        });
        reader.start();
        for (String s : "a b c d end".split(" ")) single.put(s);
        reader.join();
    }
}
