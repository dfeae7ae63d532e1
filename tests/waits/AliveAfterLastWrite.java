// outcome: false true
// outcome: false false
// outcome: true true
// outcome: true false

/** A thread is alive for some time after the last thing that it does. */
public class AliveAfterLastWrite {
    private static volatile boolean done;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> done = true);
        thread.start();
        boolean seen = done;
        System.out.println(seen + " " + thread.isAlive());
    }
}
