/** A thread notifies those who wait, before and after main has started one that does. */
public class Starts {
    static final Object lock = new Object();
    static int turn;
    static volatile int steps;

    static void play(int me) {
        try {
            while (true) {
                synchronized (lock) {
                    while (turn != me)
                        lock.wait();
                    turn = 1 - me;
                    lock.notifyAll();
                }
            }
        } catch (InterruptedException unexpected) {
            throw new AssertionError(unexpected);
        }
    }

    public static void main(String[] arguments) {
        new Thread(() -> play(0)).start();
        for (int i = 0; i < 5; i++)
            steps++;
        new Thread(() -> play(1)).start();
        for (int i = 0; i < 5; i++)
            steps--;
    }
}
