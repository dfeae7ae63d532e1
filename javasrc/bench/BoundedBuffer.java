package bench;

/**
 * A ring buffer whose producers and consumers wait in one monitor but wake only one thread, which may be of the wrong kind:
 * all may end up waiting.
 * Arguments: size of the buffer, producers (and as many consumers), items of each (0: endless); "fixed" wakes all.
 */
public final class BoundedBuffer {
    private static final class Buffer {
        private final Object[] items;
        private final boolean wakesAll;
        private int first, count;

        Buffer(int size, boolean wakesAll) {
            items = new Object[size];
            this.wakesAll = wakesAll;
        }

        synchronized void put(Object item) {
            while (count == items.length)
                Threads.await(this);
            items[(first + count) % items.length] = item;
            count++;
            wake();
        }

        synchronized Object get() {
            while (count == 0)
                Threads.await(this);
            Object item = items[first];
            items[first] = null;
            first = (first + 1) % items.length;
            count--;
            wake();
            return item;
        }

        private void wake() {
            if (wakesAll)
                notifyAll();
            else
                notify();
        }
    }

    public static void main(String[] arguments) {
        int size = Arguments.number(arguments, 0, 1);
        int threads = Arguments.number(arguments, 1, 2);
        int items = Arguments.number(arguments, 2, 1);
        Buffer buffer = new Buffer(size, Arguments.has(arguments, "fixed"));
        for (int i = 0; i < threads; i++) {
            new Thread(() -> {
                for (Rounds left = new Rounds(items); left.next();)
                    buffer.put("item");
            }).start();
            new Thread(() -> {
                for (Rounds left = new Rounds(items); left.next();)
                    buffer.get();
            }).start();
        }
    }
}
