// outcome: not yet
// outcome: true
// outcome: false

/** A thread that has done all its work may still be alive when the time of a join is over. */
public class AliveAfterTimedJoin {
    private static volatile boolean done;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> done = true);
        thread.start();
        String result = "not yet";
        if (done) {
            thread.join(1);
            result = "" + thread.isAlive();
        }
        System.out.println(result);
    }
}
