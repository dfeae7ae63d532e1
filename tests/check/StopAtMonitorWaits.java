// verdict: deadlock
// notes: stop spurious-wakeups
/** Thread.stop does not help who wants a monitor that another keeps. */
public class StopAtMonitorWaits {
    private static final Object monitor = new Object();

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            synchronized (monitor) {
                monitor.notify();
            }
        });
        synchronized (monitor) {
            thread.start();
            thread.stop();
            Object other = new Object();
            synchronized (other) {
                other.wait();
            }
        }
    }
}
