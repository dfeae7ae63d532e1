// verdict: assertion
/** A wait may be over at any moment, also between two looks of the only thread that can run. */
public class OverBetween {
    private static final Object lock = new Object();

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait(1);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        thread.start();
        Thread.State first = thread.getState(), second = thread.getState();
        assert first != Thread.State.TIMED_WAITING || second == Thread.State.TIMED_WAITING : "over in between";
    }
}
