// outcome: not yet
// outcome: early
// outcome: late

/** The time of a join may pass after the last thing that a thread does, and before its end. */
public class TimeOfLateJoin {
    private static volatile boolean done;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> done = true);
        thread.start();
        String result = "not yet";
        if (done) {
            long start = System.nanoTime();
            thread.join(10);
            result = System.nanoTime() - start >= 10_000_000 ? "late" : "early";
        }
        System.out.println(result);
    }
}
