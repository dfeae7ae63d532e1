// verdict: assertion
import clew.Verify;

/** Others may come before the state of a thread is asked for. */
public class BeforeGetState {
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            Verify.ignoreIf(!begun);
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                return;
            }
        });
        thread.start();
        begun = true;
        assert thread.getState() == Thread.State.RUNNABLE || thread.getState() == Thread.State.TERMINATED : "asleep";
    }
}
