// verdict: none
// races: none
// locksets: race
/** A counter under a lock. */
public class SafeCounter {
    private static int count;

    private static synchronized void add() {
        count++;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(SafeCounter::add);
        other.start();
        add();
        other.join();
        assert count == 2;
    }
}
