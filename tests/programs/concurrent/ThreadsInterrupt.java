/** Interrupts: in sleep, wait and join, before them, and as a mere flag. */
public class ThreadsInterrupt {
    static volatile boolean ready;

    interface Blocking {
        void run() throws InterruptedException;
    }

    static void interrupted(String name, Blocking blocking) throws InterruptedException {
        Thread thread = new Thread(() -> {
            try {
                blocking.run();
                System.out.println(name + " unexpected");
            } catch (InterruptedException e) {
                System.out.println(name + ": " + e.getMessage() + ", status " + Thread.currentThread().isInterrupted());
            }
        });
        thread.start();
        while (thread.getState() != Thread.State.WAITING && thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.yield();
        }
        thread.interrupt();
        thread.join();
    }

    public static void main(String[] args) throws InterruptedException {
        interrupted("sleep", () -> Thread.sleep(1_000_000));
        Object lock = new Object();
        interrupted("wait", () -> {
            synchronized (lock) {
                lock.wait();
            }
        });
        interrupted("timed wait", () -> {
            synchronized (lock) {
                lock.wait(1_000_000);
            }
        });
        Thread main = Thread.currentThread();
        interrupted("join", () -> main.join());
        main.interrupt();
        System.out.println(main.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        main.interrupt();
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            System.out.println("before sleep, status " + main.isInterrupted());
        }
        Thread busy = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.yield();
            }
            System.out.println("busy thread stops");
        });
        busy.start();
        busy.interrupt();
        busy.join();
        System.out.println(busy.isInterrupted());
        Thread keeps = new Thread(() -> {
            synchronized (lock) {
                System.out.println("entered a monitor with status " + Thread.currentThread().isInterrupted());
            }
        });
        synchronized (lock) {
            keeps.start();
            while (keeps.getState() != Thread.State.BLOCKED) {
                Thread.yield();
            }
            keeps.interrupt();
        }
        keeps.join();
    }
}
