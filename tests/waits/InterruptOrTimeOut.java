// outcome: InterruptedException
// outcome: over
// outcome: over+

/** A timed wait that is interrupted may be over first. */
public class InterruptOrTimeOut {
    private static final Object lock = new Object();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> {
            synchronized (lock) {
                lock.wait(10);
            }
            return "over";
        }).asleep();
        sleeper.interrupt();
        System.out.println(sleeper.result());
    }
}
