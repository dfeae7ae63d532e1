// outcome: woken false
// outcome: woken true
// outcome: interrupted true
import java.util.concurrent.CountDownLatch;

/** Who has waited on a Thread since before its start is notified by its end, or interrupted after the last thing that it does. */
public class WaitBeforeStart {
    private static volatile boolean done;
    private static boolean seen;
    private static String result = "woken";

    public static void main(String[] arguments) throws InterruptedException {
        CountDownLatch entered = new CountDownLatch(1);
        Thread thread = new Thread(() -> done = true);
        Thread waiter = new Thread(() -> {
            synchronized (thread) {
                entered.countDown();
                try {
                    thread.wait();
                } catch (InterruptedException e) {
                    result = "interrupted";
                }
            }
        });
        Thread interrupter = new Thread(() -> {
            seen = done;
            if (seen) {
                waiter.interrupt();
            }
        });
        waiter.start();
        entered.await();
        interrupter.start();
        thread.start();
        waiter.join();
        interrupter.join();
        System.out.println(result + " " + seen);
    }
}
