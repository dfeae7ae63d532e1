// verdict: assertion
// races: race
/** A counter without a lock: one addition may get lost. */
public class LostUpdate {
    private static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2 : "lost";
    }
}
