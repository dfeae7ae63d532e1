// verdict: none
// notes: handled-assertion
// with --property handled-assertion: handled-assertion
// with --property assertion,exception: none

/** A runner that catches the failures of what it runs. */
public class HandledAssertion {
    private static int count;

    private static void test() throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }

    public static void main(String[] arguments) throws InterruptedException {
        try {
            test();
        } catch (Throwable failure) {
            count = 0;
        }
    }
}
