// verdict: deadlock
/** A suspended thread keeps its monitors. */
public class SuspendedHoldsMonitor {
    private static int value;

    static synchronized void change() {
        value++;
    }

    public static void main(String[] arguments) {
        Thread thread = new Thread(SuspendedHoldsMonitor::change);
        thread.start();
        thread.suspend();
        change();
        thread.resume();
    }
}
