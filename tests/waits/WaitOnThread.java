// outcome: woken
// outcome: deadlock

/** Who waits on a Thread before its thread ends is notified, after that never. */
public class WaitOnThread {
    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> { });
        thread.start();
        synchronized (thread) {
            thread.wait();
        }
        System.out.println("woken");
    }
}
