// verdict: none
// notes: stop spurious-wakeups
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Whatever a thread is doing, Thread.stop ends it by an Error that its handlers see, with the monitors that they expect, and that nobody is told of. */
public class StopEverywhere {
    private static final Object monitor = new Object();
    private static final ReentrantLock lock = new ReentrantLock();
    private static volatile boolean on = true;

    private interface Task {
        void run() throws InterruptedException;
    }

    private static void stopped(Task task) throws InterruptedException {
        Thread thread = new Thread(() -> {
            try {
                task.run();
            } catch (InterruptedException e) {
                assert false : "nobody interrupts";
            } catch (ThreadDeath death) {
                assert !Thread.holdsLock(monitor) && !lock.isHeldByCurrentThread();
                throw death;
            }
        });
        thread.start();
        thread.stop();
        thread.join();
    }

    public static void main(String[] arguments) throws InterruptedException {
        stopped(() -> {
            while (on) {
                Thread.onSpinWait();
            }
        });
        stopped(() -> Thread.sleep(1000));
        stopped(() -> {
            while (true) {
                LockSupport.park();
            }
        });
        stopped(() -> {
            synchronized (monitor) {
                try {
                    monitor.wait();
                } catch (ThreadDeath death) {
                    assert Thread.holdsLock(monitor);
                    throw death;
                }
            }
        });
        lock.lock();
        stopped(() -> {
            lock.lock();
            assert false : "another has the lock";
        });
        lock.unlock();
        lock.lock();
        lock.unlock();
        synchronized (monitor) {
            monitor.notifyAll();
        }
    }
}
