// verdict: assertion
import clew.Verify;

/** A thread may come right after its start, also if that is the first thing that a thread does after its wait. */
public class AfterStart {
    private static final Object lock = new Object();
    private static volatile boolean gone;

    private static final class Last extends Thread {
        @Override
        public void run() {
            assert gone : "nothing has happened since the start";
        }
    }

    public static void main(String[] arguments) {
        new Last();
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
                new Last().start();
                gone = true;
            }
        });
        thread.start();
        Verify.ignoreIf(thread.getState() != Thread.State.WAITING);
        synchronized (lock) {
            lock.notify();
        }
    }
}
