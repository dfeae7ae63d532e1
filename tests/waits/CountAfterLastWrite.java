// outcome: false 2
// outcome: false 1
// outcome: true 2
// outcome: true 1

/** A thread is listed for some time after the last thing that it does. */
public class CountAfterLastWrite {
    private static volatile boolean done;

    public static void main(String[] arguments) {
        new Thread(() -> done = true).start();
        boolean seen = done;
        System.out.println(seen + " " + Thread.activeCount());
    }
}
