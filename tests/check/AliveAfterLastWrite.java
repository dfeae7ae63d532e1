// verdict: assertion
/** A thread whose last visible operation is done may be alive still, though nobody joins it. */
public class AliveAfterLastWrite {
    private static volatile boolean done;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> done = true);
        thread.start();
        if (done) {
            assert !thread.isAlive() : "alive";
        }
    }
}
