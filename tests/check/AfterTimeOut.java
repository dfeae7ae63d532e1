// verdict: assertion
/** Who has waited long enough may be interrupted, and others may have the monitor, before it has that back. */
public class AfterTimeOut {
    private static final Object MONITOR = new Object();
    private static boolean taken;

    private static void pause() {
        synchronized (MONITOR) {
            try {
                MONITOR.wait(1);
                assert !taken || !Thread.interrupted() : "interrupted after its wait, and others came first";
            } catch (InterruptedException e) {
                taken = false;
            }
        }
    }

    public static void main(String[] arguments) {
        Thread thread = new Thread(AfterTimeOut::pause);
        thread.start();
        thread.interrupt();
        synchronized (MONITOR) {
            taken = true;
        }
    }
}
