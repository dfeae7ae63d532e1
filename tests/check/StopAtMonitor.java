// verdict: none
// notes: stop thread-states
/** Who wants a monitor when it is stopped has it before it throws. */
public class StopAtMonitor {
    private static final Object monitor = new Object();
    private static boolean inside;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            synchronized (monitor) {
                try {
                    inside = true;
                    monitor.hashCode();
                } catch (ThreadDeath death) {
                    assert Thread.holdsLock(monitor);
                }
            }
        });
        synchronized (monitor) {
            thread.start();
            while (thread.getState() != Thread.State.BLOCKED) {
                Thread.onSpinWait();
            }
            thread.stop();
            thread.join(1);
            assert thread.isAlive() : "ended without the monitor";
        }
        thread.join();
        assert !inside;
    }
}
