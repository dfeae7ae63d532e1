/** Interrupts: in sleep, wait and join, before them, flags kept and cleared, of oneself. */
public class Interrupts {
    static void report(String what) {
        System.out.println(what + " " + Thread.currentThread().isInterrupted());
    }

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                report("sleep: " + e.getMessage());
            }
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    report("wait: " + Thread.holdsLock(lock));
                }
            }
        });
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) Thread.sleep(1);
        waiter.interrupt();
        waiter.join();
        Thread joiner = new Thread(() -> {
            try {
                Thread.currentThread().join();
            } catch (InterruptedException e) {
                report("join");
            }
        });
        joiner.start();
        joiner.interrupt();
        joiner.join();
        Thread.currentThread().interrupt();
        report("self");
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            report("early");
        }
        Thread.currentThread().interrupt();
        try {
            synchronized (lock) {
                lock.wait(1);
            }
        } catch (InterruptedException e) {
            report("early wait");
        }
        Thread spinner = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) Thread.yield();
            report("spinner");
        });
        spinner.start();
        spinner.interrupt();
        spinner.join();
        System.out.println(spinner.isAlive());
        Thread unstarted = new Thread();
        unstarted.join();
        System.out.println(unstarted.getState());
    }
}
