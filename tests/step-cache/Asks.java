/** A thread asks whether others are alive or interrupted, interrupts and unparks them, whether they have begun, go on or have ended. */
import java.util.concurrent.locks.LockSupport;

public final class Asks {
    static volatile Thread other;
    static volatile int answers;

    public static void main(String[] arguments) throws InterruptedException {
        Thread worker = new Thread(() -> {
            answers++;
            answers += Thread.currentThread().isInterrupted() ? 10 : 0;
        });
        Thread starter = new Thread(() -> {
            worker.start();
            other = worker;
        });
        starter.start();
        for (int i = 0; i < 2; i++) {
            LockSupport.unpark(worker);
            answers += worker.isAlive() ? 100 : 0;
            if (other != null)
                other.interrupt();
        }
        starter.join();
        answers += worker.isAlive() ? 1000 : 0;
    }
}
