// verdict: assertion
import clew.Verify;

/** The error needs no clock, but paths beside the one to it read one. */
public class ClockReadInShortening {
    private static volatile int first, second;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                first++;
                second++;
            }
        });
        other.start();
        first += 10;
        Thread.yield();
        second += 10;
        other.join();
        if (first == 13 && second == 13) {
            Verify.ignoreIf(System.nanoTime() < 0);
        }
        assert first == second : first + " " + second;
    }
}
