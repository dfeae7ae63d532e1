import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class LibraryLocks {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    static final AtomicInteger count = new AtomicInteger();
    static final BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
    static List<String> list = new ArrayList<>();
    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            count.set(count.get() + 1);
            second.lock();
            try { list.add("x"); } finally { second.unlock(); }
        } finally { first.unlock(); }
    }
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> both(a, b), "one"), two = new Thread(() -> { both(b, a); try { queue.put("done"); } catch (InterruptedException e) { } }, "two");
        one.start(); two.start();
        System.out.println(queue.take());
        one.join();
        CountDownLatch latch = new CountDownLatch(1);
        latch.await();
    }
}
