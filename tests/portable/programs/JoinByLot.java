/**
 * Three of many draws each start a thread that joins another. Processes that search this together come to the draws in different orders, so they
 * number these threads differently; and three threads wait for their draws at once.
 */
public class JoinByLot {
    private static Thread joined;
    private static volatile int begun, ended;

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void draw(int lot) {
        if (clew.Verify.random(2000) != lot)
            return;
        Thread child = new Thread(() -> {
            join(joined);
            ended++;
        });
        child.start();
        join(child);
    }

    public static void main(String[] arguments) {
        joined = new Thread(() -> begun = 1);
        joined.start();
        for (int i = 0; i < 3; i++) {
            int lot = 1000 + i;
            new Thread(() -> draw(lot)).start();
        }
    }
}
