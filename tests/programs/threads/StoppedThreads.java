// since: 17
// until: 17
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Thread.stop, suspend and resume, wherever the thread is, and what it finds of its interrupt status. */
@SuppressWarnings({"deprecation", "removal"})
public class StoppedThreads {
    static final Object lock = new Object();
    static final ReentrantLock held = new ReentrantLock();
    static volatile boolean spinning;

    interface Action {
        void run() throws Exception;
    }

    static synchronized void say(String text) {
        System.out.println(text);
    }

    static void stop(String name, Thread.State where, Action action) throws Exception {
        Thread thread = new Thread(() -> {
            try {
                action.run();
                say(name + ": went on");
            } catch (Throwable thrown) {
                say(name + ": " + thrown + ", interrupted " + Thread.currentThread().isInterrupted() + ", holds " + Thread.holdsLock(lock));
            }
        }, name);
        thread.start();
        while (where == Thread.State.RUNNABLE ? !spinning : thread.getState() != where) {
            Thread.sleep(1);
        }
        thread.stop();
        thread.join();
        say(name + ": " + thread.getState() + " " + thread.isAlive() + " " + thread.isInterrupted());
    }

    static void waitThere(long time) throws Exception {
        synchronized (lock) {
            lock.wait(time);
        }
    }

    static void suspended() throws Exception {
        int[] count = new int[1];
        Thread counter = new Thread(() -> {
            for (;;) {
                count[0]++;
                Thread.yield();
            }
        });
        counter.setDaemon(true);
        counter.start();
        Thread.sleep(20);
        counter.suspend();
        Thread.sleep(20);
        int before = count[0];
        Thread.sleep(50);
        say("suspended: " + (before == count[0]) + " " + counter.isAlive());
        counter.resume();
        Thread.sleep(50);
        say("resumed: " + counter.isAlive());
        counter.suspend();
        counter.stop();
        counter.join();
        say("stopped while suspended: " + counter.getState());
    }

    public static void main(String[] arguments) throws Exception {
        stop("wait", Thread.State.WAITING, () -> waitThere(0));
        stop("timed wait", Thread.State.TIMED_WAITING, () -> waitThere(100000));
        stop("sleep", Thread.State.TIMED_WAITING, () -> Thread.sleep(100000));
        stop("join", Thread.State.WAITING, () -> Thread.currentThread().join());
        stop("park", Thread.State.WAITING, () -> LockSupport.park());
        stop("timed park", Thread.State.TIMED_WAITING, () -> LockSupport.parkNanos(1000000000000L));
        stop("spin", Thread.State.RUNNABLE, () -> {
            for (spinning = true; ; ) {
                Thread.yield();
            }
        });
        Thread fresh = new Thread(() -> say("never runs"));
        fresh.stop();
        fresh.start();
        fresh.join();
        say("stopped before its start: " + fresh.getState());
        fresh.stop();
        Thread owner = new Thread(() -> {
            held.lock();
            LockSupport.park();
        });
        owner.start();
        while (owner.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
        owner.stop();
        owner.join();
        say("a lock stays held: " + held.isLocked());
        suspended();
        try {
            Thread.currentThread().stop();
        } catch (ThreadDeath death) {
            say("stopped itself: " + death + ", interrupted " + Thread.currentThread().isInterrupted());
        }
    }
}
