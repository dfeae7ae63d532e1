/** Threads that spin on volatile flags: handshakes, a relay, an endless do-while ended by another thread. */
public class VolatileFlags {
    static volatile boolean stop, started;
    static volatile int turn;
    static volatile long ticks;

    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            started = true;
            do {
                ticks++;
            } while (!stop);
        });
        spinner.start();
        while (!started) { }
        stop = true;
        spinner.join();
        System.out.println("stopped " + (ticks > 0));
        StringBuilder log = new StringBuilder();
        Thread[] relay = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int me = i;
            relay[i] = new Thread(() -> {
                for (int round = 0; round < 3; round++) {
                    while (turn != me) Thread.yield();
                    log.append(me);
                    turn = (me + 1) % 4;
                }
            });
        }
        for (int i = 3; i >= 0; i--) relay[i].start();
        for (Thread t : relay) t.join();
        System.out.println(log);
    }
}
