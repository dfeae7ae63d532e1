/** Two threads take turns with wait and notify. */
public class PingPong {
    static final Object lock = new Object();
    static boolean ping = true;

    static void play(String word, boolean mine, int rounds) {
        synchronized (lock) {
            for (int i = 0; i < rounds; i++) {
                while (ping != mine) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
                System.out.println(word + " " + i);
                ping = !ping;
                lock.notify();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> play("ping", true, 10));
        Thread b = new Thread(() -> play("pong", false, 10));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("done");
    }
}
