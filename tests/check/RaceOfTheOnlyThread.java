// verdict: none
// races: race
import java.util.concurrent.atomic.AtomicBoolean;

/** The access that completes the race is made by a thread that goes on because it is the only one that can. */
public class RaceOfTheOnlyThread {
    private static final AtomicBoolean flag = new AtomicBoolean();
    private static int data;

    private static void waitForEver() {
        Object own = new Object();
        synchronized (own) {
            try {
                own.wait();
            } catch (InterruptedException e) {
            }
        }
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
    }

    public static void main(String[] arguments) {
        start(() -> {
            data = 1;
            flag.setOpaque(true);
            waitForEver();
        });
        if (flag.getOpaque()) {
            start(() -> waitForEver());
            data = 2;
        }
    }
}
