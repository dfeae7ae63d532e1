// verdict: assertion
/** A sleep may be over before the interrupt comes, and the thread still have nothing done since. */
public class InterruptedAfterSleep {
    public static void main(String[] arguments) {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                return;
            }
            assert !Thread.interrupted() : "interrupted after its sleep";
        });
        sleeper.start();
        sleeper.interrupt();
    }
}
