// verdict: deadlock
/** A resume that comes before the suspend is lost. */
public class SuspendedTooLate {
    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> Thread.currentThread().suspend());
        thread.start();
        thread.resume();
        thread.join();
    }
}
