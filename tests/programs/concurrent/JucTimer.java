import java.util.*;
import java.util.concurrent.*;

/** java.util.Timer: order, repetition, cancellation. */
public class JucTimer {
    static TimerTask task(Runnable runnable) {
        return new TimerTask() {
            @Override
            public void run() {
                runnable.run();
            }
        };
    }

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer();
        StringBuffer order = new StringBuffer();
        CountDownLatch done = new CountDownLatch(3), gate = new CountDownLatch(1);
        timer.schedule(task(() -> {
            System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().isDaemon());
            try {
                gate.await();
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        }), 0);
        long now = System.currentTimeMillis();
        timer.schedule(task(() -> { order.append('c'); done.countDown(); }), new Date(now + 60));
        timer.schedule(task(() -> { order.append('a'); done.countDown(); }), new Date(now + 20));
        timer.schedule(task(() -> { order.append('b'); done.countDown(); }), new Date(now + 40));
        gate.countDown();
        done.await();
        System.out.println(order);
        CountDownLatch ticks = new CountDownLatch(3);
        TimerTask[] self = new TimerTask[1];
        self[0] = task(() -> {
            ticks.countDown();
            if (ticks.getCount() == 0) {
                System.out.println("cancelled by itself " + self[0].cancel());
            }
        });
        timer.schedule(self[0], 1, 1);
        ticks.await();
        CountDownLatch rate = new CountDownLatch(2);
        TimerTask fixed = task(rate::countDown);
        timer.scheduleAtFixedRate(fixed, new Date(), 1);
        rate.await();
        System.out.println(fixed.cancel() + " " + fixed.cancel());
        TimerTask never = task(() -> System.out.println("unexpected"));
        timer.schedule(never, 1_000_000);
        System.out.println(never.cancel());
        timer.purge();
        try {
            timer.schedule(never, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            timer.schedule(task(() -> { }), -1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        timer.cancel();
        timer.cancel();
        try {
            timer.schedule(task(() -> { }), 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Timer daemon = new Timer("named", true);
        CountDownLatch named = new CountDownLatch(1);
        daemon.schedule(task(() -> {
            System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().isDaemon());
            named.countDown();
        }), 1);
        named.await();
    }
}
