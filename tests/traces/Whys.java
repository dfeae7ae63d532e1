import java.util.HashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Failures whose reason is easily told wrongly, or not at all. */
class Whys {
    static int noise, mark, data;
    static boolean ready;
    static volatile boolean running = true;
    static final AtomicInteger seats = new AtomicInteger(1);
    static final Object gate = new Object();
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int items;
    static Thread worker;

    interface Body { void run() throws Exception; }

    static Thread start(String name, Body body) {
        Thread thread = new Thread(() -> {
            try {
                body.run();
            } catch (Exception exception) {
                throw new RuntimeException(exception);
            }
        }, name);
        thread.start();
        return thread;
    }

    /** The write that comes too late is on no path that fails. */
    static void publish() {
        start("publisher", () -> { ready = true; data = 42; });
        if (ready)
            assert data == 42;
    }

    /** Whom notify wakes is a choice, and does not matter. */
    static void notified() {
        for (int i = 0; i < 2; i++)
            start("guest-" + i, () -> {
                synchronized (gate) {
                    while (!ready)
                        gate.wait();
                }
            });
        synchronized (gate) {
            ready = true;
            gate.notify();
        }
    }

    static void buy() {
        if (seats.get() > 0)
            seats.decrementAndGet();
    }

    static void sell() throws Exception {
        Thread other = start("buyer", () -> buy());
        buy();
        other.join();
        assert seats.get() >= 0;
    }

    /** Main writes between the worker's read and write, but that is not why it fails. */
    static void bystand() {
        worker = start("worker", () -> {
            int before = noise;
            mark = 1;
            data = 1;
            noise = before + 1;
        });
        start("observer", () -> {
            int seen = noise, marked = mark, value = data;
            worker.join();
            assert seen != 5 || marked != 1 || value != 0;
        });
        noise = 5;
    }

    /** The interrupt is used up before the thread is told to end. */
    static void interrupt() throws Exception {
        Thread service = start("service", () -> {
            while (running)
                synchronized (gate) {
                    try {
                        gate.wait();
                    } catch (InterruptedException used) {
                        continue;
                    }
                }
        });
        service.interrupt();
        running = false;
        service.join();
    }

    static void put() {
        lock.lock();
        while (items == 1)
            changed.awaitUninterruptibly();
        items++;
        changed.signal();
        lock.unlock();
    }

    static void take() {
        lock.lock();
        while (items == 0)
            changed.awaitUninterruptibly();
        items--;
        changed.signal();
        lock.unlock();
    }

    /** The signal of one consumer goes to the other one. */
    static void signal() {
        start("producer", () -> { put(); put(); });
        start("consumer-1", () -> take());
        start("consumer-2", () -> take());
    }

    /** Other schedules have more threads; one thread's name is empty. */
    static void fork() throws Exception {
        Thread thread = start("", () -> {
            int seen = data;
            if (seen == 1)
                for (int i = 0; i < 2; i++)
                    start("late-" + i, () -> { });
            if (seen == 2)
                mark = 1;
        });
        data = 1;
        data = 2;
        thread.join();
        assert mark == 0;
    }

    static final int[] cells = new int[3];

    /** One line reads and another one writes several elements. */
    static void fill() throws Exception {
        Thread filler = start("filler", () -> {
            for (int i = 0; i < 3; i++)
                cells[i] = 1;
        });
        int sum = 0;
        for (int i = 2; i >= 0; i--)
            sum += cells[i];
        assert sum != 1;
    }

    static class First { static int value = Second.value + 1; }
    static class Second { static int value = First.value + 1; }

    /** Each thread initializes a class that needs the other one. */
    static void initialize() {
        start("one", () -> mark = First.value);
        start("two", () -> data = Second.value);
    }

    static final HashMap<Integer, Integer> table = new HashMap<>();

    static void collide() {
        start("writer", () -> table.put(1, 1));
        table.get(1);
    }

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "publish": publish(); break;
            case "notified": notified(); break;
            case "sell": sell(); break;
            case "bystand": bystand(); break;
            case "interrupt": interrupt(); break;
            case "signal": signal(); break;
            case "fork": fork(); break;
            case "fill": fill(); break;
            case "initialize": initialize(); break;
            case "collide": collide(); break;
            default: throw new IllegalArgumentException(arguments[0]);
        }
    }
}
