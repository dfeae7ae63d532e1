// since: 21
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Virtual threads: started in all ways, synchronized, sleeping, names, executors. */
public class VirtualThreads {
    static int guarded;

    public static void main(String[] args) throws Exception {
        AtomicInteger sum = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i <= 20; i++) {
            int n = i;
            threads.add(Thread.startVirtualThread(() -> {
                sum.addAndGet(n);
                synchronized (VirtualThreads.class) { guarded += n; }
            }));
        }
        for (Thread t : threads) t.join();
        System.out.println(sum + " " + guarded);
        Thread named = Thread.ofVirtual().name("virtual").unstarted(() -> System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().isVirtual() + " " + Thread.currentThread().isDaemon()));
        System.out.println(named.getState());
        named.start();
        named.join();
        Thread platform = Thread.ofPlatform().name("worker-", 5).daemon(true).start(() -> System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().isVirtual()));
        platform.join();
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> futures = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                int n = i;
                futures.add(executor.submit(() -> { Thread.sleep(5); return n * n; }));
            }
            for (Future<Integer> f : futures) System.out.print(f.get() + " ");
        }
        System.out.println();
        Thread v = Thread.ofVirtual().start(() -> { try { Thread.sleep(100000); } catch (InterruptedException e) { System.out.println("interrupted"); } });
        v.interrupt();
        v.join();
        System.out.println(v.isAlive());
    }
}
