package bench;

/**
 * The first producer that is done halts the buffer, so consumers may leave before all has come; and each consumer adds to the
 * common total under its own lock, so that additions get lost. One producer with one consumer is correct.
 * Arguments: producers, consumers, size of the buffer (a producer makes one item less); "fixed" halts with the last producer
 * and adds under one lock.
 */
public final class ProducerConsumer {
    private static final int MOST = 10;

    private static final class Item {
        final int data = 1;
    }

    private static final class Buffer {
        private final Item[] items;
        private int first, used;
        private boolean halted;
        private final boolean fixed;
        private int producers;                  /* that are not done, if fixed */

        Buffer(int size, int producers, boolean fixed) {
            items = new Item[size];
            this.producers = producers;
            this.fixed = fixed;
        }

        synchronized void put(Item item) {
            while (used == items.length)
                Threads.await(this);
            items[(first + used) % items.length] = item;
            used++;
            if (used == 1)
                notifyAll();
        }

        synchronized Item get() {
            while (used == 0 && !halted)
                Threads.await(this);
            if (used == 0)
                return null;
            Item item = items[first];
            items[first] = null;
            first = (first + 1) % items.length;
            used--;
            if (used == items.length - 1)
                notifyAll();
            return item;
        }

        synchronized void halt() {
            if (fixed && --producers > 0)
                return;
            halted = true;
            notifyAll();
        }
    }

    private static final class Consumer extends Thread {
        static int total;
        private final Buffer buffer;
        private final Object lock;

        Consumer(Buffer buffer, boolean fixed) {
            this.buffer = buffer;
            lock = fixed ? buffer : this;
        }

        @Override
        public void run() {
            Item[] received = new Item[MOST];
            int count = 0;
            for (Item item; count < MOST && (item = buffer.get()) != null; count++)
                received[count] = item;
            for (int i = 0; i < count; i++)
                add(received[i]);
        }

        private void add(Item item) {
            synchronized (lock) {
                total += item.data;
            }
        }
    }

    public static void main(String[] arguments) {
        int producers = Arguments.number(arguments, 0, 1);
        int consumers = Arguments.number(arguments, 1, 1);
        int size = Arguments.number(arguments, 2, 4);
        boolean fixed = Arguments.has(arguments, "fixed");
        Buffer buffer = new Buffer(size, producers, fixed);
        Thread[] threads = new Thread[producers + consumers];
        for (int i = 0; i < threads.length; i++)
            threads[i] = i < producers ? new Thread(() -> produce(buffer, size - 1)) : new Consumer(buffer, fixed);
        Threads.joinAll(Threads.startAll(threads));
        if (Consumer.total != (size - 1) * producers)
            throw new IllegalStateException("received " + Consumer.total);
    }

    private static void produce(Buffer buffer, int count) {
        for (int i = 0; i < count; i++)
            buffer.put(new Item());
        buffer.halt();
    }
}
