// verdict: none
// with --property stuck: none
// with --property stuck --spurious-wakeups: none
/** Two threads wait for each other's turn for ever, main ends before them, and a daemon waits for what never comes. */
public class NobodyStuck {
    private static final Object lock = new Object();
    private static int turn;

    private static void play(int me) {
        try {
            while (true) {
                synchronized (lock) {
                    while (turn != me) {
                        lock.wait();
                    }
                    turn = 1 - me;
                    lock.notifyAll();
                }
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] arguments) {
        Thread daemon = new Thread(() -> {
            Object mine = new Object();
            synchronized (mine) {
                try {
                    mine.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        new Thread(() -> play(0)).start();
        new Thread(() -> play(1)).start();
    }
}
