// verdict: assertion
import clew.Verify;

/** A thread may come right after its start, also if that is the first thing that another does after its wait, and that has the new thread's lock. */
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
        Thread thread = new Thread(() -> {
            Last last = new Last();
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
                synchronized (last) {
                    last.start();
                    gone = true;
                }
            }
        });
        thread.start();
        Verify.ignoreIf(thread.getState() != Thread.State.WAITING);
        synchronized (lock) {
            lock.notify();
        }
    }
}
