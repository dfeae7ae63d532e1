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
        StringBuffer log = new StringBuffer();
        timer.schedule(task(() -> { log.append("late "); done.countDown(); }), 400);
        timer.schedule(task(() -> { log.append("early "); done.countDown(); }), 20);
        TimerTask cancelled = task(() -> log.append("never "));
        timer.schedule(cancelled, 300);
        System.out.println(cancelled.cancel() + " " + cancelled.cancel());
        int[] repeats = {0};
        timer.schedule(new TimerTask() {
            @Override public void run() {
                done.countDown();
                if (++repeats[0] == 3) cancel();
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
