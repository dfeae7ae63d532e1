/** Threads started by threads, in an order that depends on the schedule, join one that main has started: who has joined it is told by a number. */
public class Grandchildren {
    private static Thread joined;
    private static volatile int begun, ended;

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] arguments) {
        joined = new Thread(() -> begun = 1);
        joined.start();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                begun++;
                Thread child = new Thread(() -> {
                    join(joined);
                    ended++;
                });
                child.start();
                join(child);
                ended++;
            }).start();
        }
    }
}
