// verdict: assertion
// notes: stop
/** Thread.stop unlocks what its target has locked, in the middle of a change. */
public class StopBetweenWrites {
    private static int first, second;

    static synchronized void change() {
        first++;
        second++;
    }

    static synchronized void look() {
        assert first == second : "half changed";
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(StopBetweenWrites::change);
        thread.start();
        thread.stop();
        thread.join();
        look();
    }
}
