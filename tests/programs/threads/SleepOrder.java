// java: skip
// expect: 0 100 200 300 
// expect: true
// expect: timeout value is negative
// expect: negative wait
// expect: true
// expect: false
/** Sleeping threads wake in the order of their delays: always on clew, where time is virtual; on a busy machine not always on java. */
public class SleepOrder {
    public static void main(String[] args) throws InterruptedException {
        int[] delays = {300, 100, 200, 0};
        Thread[] threads = new Thread[delays.length];
        StringBuffer log = new StringBuffer();
        for (int i = 0; i < delays.length; i++) {
            int delay = delays[i];
            threads[i] = new Thread(() -> {
                try {
                    Thread.sleep(delay);
                } catch (InterruptedException e) {
                    return;
                }
                log.append(delay).append(' ');
            });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        System.out.println(log);
        long before = System.nanoTime();
        Thread.sleep(20);
        System.out.println(System.nanoTime() - before >= 15_000_000L);
        try {
            Thread.sleep(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Object lock = new Object();
        synchronized (lock) {
            lock.wait(10);
            try {
                lock.wait(-1);
            } catch (IllegalArgumentException e) {
                System.out.println("negative wait");
            }
        }
        Thread slow = new Thread(() -> { try { Thread.sleep(60); } catch (InterruptedException e) { } });
        slow.start();
        slow.join(1);
        System.out.println(slow.isAlive());
        slow.join();
        System.out.println(slow.isAlive());
    }
}
