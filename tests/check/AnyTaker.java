// verdict: assertion
import clew.Verify;
import java.util.concurrent.LinkedBlockingQueue;

/** Of those who wait at a queue anyone may get what comes. */
public class AnyTaker {
    private static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

    private static Thread start(boolean expects) {
        Thread thread = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                return;
            }
            assert expects : "the other one";
        });
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    public static void main(String[] arguments) {
        Thread first = start(true), second = start(false);
        Verify.ignoreIf(first.getState() != Thread.State.WAITING || second.getState() != Thread.State.WAITING);
        queue.add(1);
    }
}
