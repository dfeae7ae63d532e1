// verdict: none
// goal reached: GoalWaiting.x == 1
// goal reached: GoalWaiting.x == 3
// goal none: GoalWaiting.x == 2 && GoalWaiting.woken
// goal reached: GoalWaiting.x == 3 && GoalWaiting.woken
// goal none: GoalWaiting.atomic == 1
// goal reached: GoalWaiting.atomic == 2
// goal reached: GoalWaiting.chosen == 1 && GoalWaiting.kept == 0
// goal none: GoalWaiting.kept == 1
/** The other thread waits, so nothing is a choice: goals that hold for a moment are seen all the same, but not inside of atomic sections, nor where
 * the program told to ignore a state. */
import clew.Verify;

public class GoalWaiting {
    static int x, atomic, chosen, kept;
    static boolean woken;
    static final Object lock = new Object();

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (lock) {
                while (x < 3)
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                woken = true;
            }
        });
        other.start();
        synchronized (lock) {
            x = 1;
            x = 2;
            x = 3;
            lock.notify();
        }
        other.join();
        x = 4;
        Verify.beginAtomic();
        atomic = 1;
        atomic = 2;
        Verify.endAtomic();
        atomic = 3;
        chosen = Verify.random(1);
        Verify.ignoreIf(chosen == 1);
        kept = chosen;
    }
}
