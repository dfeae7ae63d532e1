// verdict: assertion
/** Who asks for the state of a thread sees that it is blocked, though nobody is met inside of the region that holds it up. */
public class StateSeenBlocked {
    private static final Object lock = new Object();
    private static volatile boolean came;
    private static int value;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            came = true;
            synchronized (lock) {
                value = 3;
            }
        });
        new Thread(() -> {
            synchronized (lock) {
                value = 1;
                value = 2;
            }
        }).start();
        thread.start();
        if (came) {
            assert thread.getState() != Thread.State.BLOCKED : "blocked";
        }
    }
}
