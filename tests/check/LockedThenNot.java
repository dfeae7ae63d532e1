// verdict: assertion
/** One access without the lock, on a branch that few schedules take. */
public class LockedThenNot {
    private static final Object lock = new Object();
    private static volatile int turns;
    private static int count;

    private static void add() {
        synchronized (lock) {
            count++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            turns++;
            add();
            turns++;
        });
        thread.start();
        if (turns == 1) {
            count++;
        } else {
            add();
        }
        thread.join();
        assert count == 2 : "an update was lost";
    }
}
