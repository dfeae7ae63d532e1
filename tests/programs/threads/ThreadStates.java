/** All states of a thread, seen from outside. */
public class ThreadStates {
    static volatile boolean run = true, released;

    static void await(Thread t, Thread.State s) throws InterruptedException {
        while (t.getState() != s) Thread.sleep(1);
        System.out.println(t.getName() + " " + t.getState() + " " + t.isAlive());
    }

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            while (run) Thread.yield();
            try {
                Thread.sleep(20);
                synchronized (lock) {
                    lock.wait();
                }
                synchronized (lock) {
                    lock.wait(100000);
                }
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
            while (!released) java.util.concurrent.locks.LockSupport.park();
        }, "subject");
        System.out.println(t.getState() + " " + t.isAlive());
        t.start();
        await(t, Thread.State.RUNNABLE);
        synchronized (lock) {
            run = false;
            await(t, Thread.State.BLOCKED);
        }
        await(t, Thread.State.WAITING);
        synchronized (lock) { lock.notify(); }
        await(t, Thread.State.TIMED_WAITING);
        t.interrupt();
        await(t, Thread.State.WAITING);
        released = true;
        java.util.concurrent.locks.LockSupport.unpark(t);
        t.join();
        await(t, Thread.State.TERMINATED);
        System.out.println(java.util.Arrays.toString(Thread.State.values()));
    }
}
