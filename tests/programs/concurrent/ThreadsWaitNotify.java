import java.util.*;

/** wait and notify: several waiters, notifyAll, timeouts, interrupts, misuse. */
public class ThreadsWaitNotify {
    static final Object lock = new Object();
    static int waiting, woken, tokens;

    static Thread waiter() {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                waiting++;
                lock.notifyAll();
                while (tokens == 0) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        System.out.println("unexpected");
                    }
                }
                tokens--;
                woken++;
                lock.notifyAll();
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            threads.add(waiter());
        }
        synchronized (lock) {
            while (waiting < 5) {
                lock.wait();
            }
            System.out.println("all wait");
            for (int i = 1; i <= 5; i++) {
                tokens++;
                lock.notify();
                while (woken < i) {
                    lock.wait(1000);
                    if (woken < i) {
                        lock.notifyAll();
                    }
                }
                System.out.println("woken " + woken);
            }
        }
        for (Thread thread : threads) {
            thread.join();
        }

        boolean[] turn = {true};
        StringBuilder text = new StringBuilder();
        Thread[] players = new Thread[2];
        for (int p = 0; p < 2; p++) {
            boolean mine = p == 0;
            players[p] = new Thread(() -> {
                for (int i = 0; i < 3; i++) {
                    synchronized (turn) {
                        while (turn[0] != mine) {
                            try {
                                turn.wait();
                            } catch (InterruptedException e) {
                                System.out.println("unexpected");
                            }
                        }
                        text.append(mine ? "ping " : "pong ");
                        turn[0] = !mine;
                        turn.notify();
                    }
                }
            });
            players[p].start();
        }
        for (Thread player : players) {
            player.join();
        }
        System.out.println(text);

        synchronized (lock) {
            lock.wait(2);
            lock.wait(0, 500_000);
            System.out.println("timed out");
        }
        Thread sleeper = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    System.out.println("interrupted, status " + Thread.currentThread().isInterrupted() + ", holds " + Thread.holdsLock(lock));
                }
            }
        });
        sleeper.start();
        while (sleeper.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        sleeper.interrupt();
        sleeper.join();
        try {
            lock.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            lock.wait();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            synchronized (lock) {
                lock.wait(-1);
            }
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
