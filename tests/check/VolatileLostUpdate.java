// verdict: assertion
// races: none
/** The same with a volatile counter: still an error, but no data race. */
public class VolatileLostUpdate {
    private static volatile int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2 : "lost";
    }
}
