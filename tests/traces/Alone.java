import java.util.concurrent.atomic.AtomicInteger;

/** What a thread does when it is the last one: the write that leads to the error is its own. */
class Alone {
    static class Box {
        int value;

        int get() { return value; }
    }

    static int count;
    static final AtomicInteger hits = new AtomicInteger();

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> { count++; hits.incrementAndGet(); });
        other.start();
        count++;
        other.join();
        int seen = count;
        hits.incrementAndGet();
        synchronized (Alone.class) { count = seen + 10; }
        Box box = new Box();
        box.value = count;
        assert box.get() == 12 : "an update was lost";
    }
}
