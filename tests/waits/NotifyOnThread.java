// outcome: joined
// outcome: deadlock

/** A notification on a Thread may go to somebody who joins it, and is lost for one who waits there. */
public class NotifyOnThread {
    private static boolean isNotified;

    public static void main(String[] arguments) throws InterruptedException {
        Object never = new Object();
        Thread thread = new Thread(() -> {
            synchronized (never) {
                try {
                    while (!isNotified) {
                        never.wait();
                    }
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        thread.start();
        Thread waiter = new Thread(() -> {
            synchronized (thread) {
                try {
                    thread.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            synchronized (never) {
                isNotified = true;
                never.notify();
            }
        });
        waiter.start();
        Thread notifier = new Thread(() -> {
            synchronized (thread) {
                thread.notify();
            }
        });
        notifier.start();
        thread.join();
        System.out.println("joined");
    }
}
