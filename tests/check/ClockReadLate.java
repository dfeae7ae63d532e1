// verdict: assertion
/** The clock is read late, on one path of many: the search starts over with time in its states. */
public class ClockReadLate {
    private static final Object lock = new Object();
    private static int count;

    private static void count() {
        synchronized (lock) {
            count++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            count();
            try {
                Thread.sleep(1000);
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
            count();
        });
        sleeper.start();
        count();
        if (count == 3) {
            assert System.nanoTime() < 1_000_000_000L : "a second has passed since the program began";
        }
        sleeper.join();
    }
}
