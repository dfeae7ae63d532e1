import java.util.Date;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** java.util.Timer: delays in order, repeated tasks, cancel. */
public class TimerTasks {
    static TimerTask task(Runnable r) {
        return new TimerTask() {
            @Override public void run() { r.run(); }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer("timer");
        CountDownLatch done = new CountDownLatch(5);
        CountDownLatch gate = new CountDownLatch(1);
        StringBuffer log = new StringBuffer();
        timer.schedule(task(() -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                log.append("interrupted ");
            }
        }), 0);
        long now = System.currentTimeMillis();
        timer.schedule(task(() -> { log.append("late "); done.countDown(); }), new Date(now + 60));
        timer.schedule(task(() -> { log.append("early "); done.countDown(); }), new Date(now + 20));
        gate.countDown();
        TimerTask cancelled = task(() -> log.append("never "));
        timer.schedule(cancelled, 1_000_000);
        System.out.println(cancelled.cancel() + " " + cancelled.cancel());
        int[] repeats = {0};
        timer.schedule(new TimerTask() {
            @Override public void run() {
                if (++repeats[0] == 3) cancel();
                done.countDown();
            }
        }, 5, 5);
        done.await();
        timer.cancel();
        System.out.println(log + "" + repeats[0]);
        try {
            timer.schedule(task(() -> { }), 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
