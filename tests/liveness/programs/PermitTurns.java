import clew.Verify;
import java.util.concurrent.Semaphore;

/** Three threads take a permit in turns and give it back at once. One that is woken and finds the permit taken waits again. */
public class PermitTurns {
    public static void main(String[] arguments) {
        Semaphore permit = new Semaphore(1);
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                while (true) {
                    permit.acquireUninterruptibly();
                    Verify.progress();
                    permit.release();
                }
            }).start();
    }
}
