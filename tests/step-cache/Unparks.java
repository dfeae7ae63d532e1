/** A thread unparks another that has not begun, goes on or has ended, while others can run all the time. */
import java.util.concurrent.locks.LockSupport;

public final class Unparks {
    static volatile int first, second, own;

    public static void main(String[] arguments) {
        Thread worker = new Thread(() -> own = 1);
        new Thread(() -> first = 1).start();
        new Thread(() -> second = 1).start();
        new Thread(worker::start).start();
        LockSupport.unpark(worker);
        LockSupport.unpark(worker);
    }
}
