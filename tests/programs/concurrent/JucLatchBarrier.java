import java.util.concurrent.*;

/** CountDownLatch and CyclicBarrier: rounds, actions, breaking, timeouts. */
public class JucLatchBarrier {
    static String tail(Object o) {
        String s = o.toString();
        return s.substring(s.indexOf('['));
    }

    public static void main(String[] args) throws Exception {
        CountDownLatch start = new CountDownLatch(1), done = new CountDownLatch(3);
        int[] results = new int[3];
        for (int t = 0; t < 3; t++) {
            int number = t;
            new Thread(() -> {
                try {
                    start.await();
                } catch (InterruptedException e) {
                    System.out.println("unexpected");
                }
                results[number] = number * number;
                done.countDown();
            }).start();
        }
        System.out.println(tail(done) + " " + done.await(1, TimeUnit.MILLISECONDS));
        start.countDown();
        start.countDown();
        done.await();
        System.out.println(results[0] + results[1] + results[2] + " " + done.getCount() + " " + tail(start));
        try {
            new CountDownLatch(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }

        int[] grid = new int[3];
        StringBuilder log = new StringBuilder();
        CyclicBarrier barrier = new CyclicBarrier(3, () -> log.append(grid[0] + grid[1] + grid[2]).append(' '));
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int number = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int round = 1; round <= 4; round++) {
                        grid[number] += round;
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    System.out.println("unexpected");
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(log + "waiting " + barrier.getNumberWaiting() + " of " + barrier.getParties());

        CyclicBarrier pair = new CyclicBarrier(2);
        Thread lonely = new Thread(() -> {
            try {
                pair.await();
            } catch (BrokenBarrierException e) {
                System.out.println("broken " + e.getMessage());
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        lonely.start();
        while (pair.getNumberWaiting() == 0) {
            Thread.yield();
        }
        pair.reset();
        lonely.join();
        System.out.println("broken " + pair.isBroken());
        try {
            pair.await(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage() + ", broken " + pair.isBroken());
        }
        try {
            pair.await();
        } catch (BrokenBarrierException e) {
            System.out.println("still broken");
        }
        CyclicBarrier failing = new CyclicBarrier(1, () -> {
            throw new IllegalStateException("action");
        });
        try {
            failing.await();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + ", broken " + failing.isBroken());
        }
        CyclicBarrier one = new CyclicBarrier(1);
        System.out.println("index " + one.await());
        Thread.currentThread().interrupt();
        try {
            one.await();
        } catch (InterruptedException e) {
            System.out.println("interrupted, broken " + one.isBroken());
        }
    }
}
