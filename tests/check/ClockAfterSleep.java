// verdict: none
/** A sleep takes its time, and the clock never goes back, whoever else sleeps. */
public class ClockAfterSleep {
    private static void sleep(long millis) {
        long before = System.nanoTime();
        try {
            Thread.sleep(millis);
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
        assert System.nanoTime() - before >= millis * 1_000_000 : "too short";
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> sleep(30));
        other.start();
        sleep(10);
        sleep(10);
        other.join();
    }
}
