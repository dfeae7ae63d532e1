// outcome: joined false
// outcome: joined true
// outcome: interrupted true

/** An interrupt that comes after the last thing that a thread does, and before its end, ends a join. */
public class InterruptAfterLastWrite {
    private static volatile boolean done;
    private static boolean seen;

    public static void main(String[] arguments) {
        Thread main = Thread.currentThread(), thread = new Thread(() -> done = true);
        Thread interrupter = new Thread(() -> {
            seen = done;
            if (seen) {
                main.interrupt();
            }
        });
        thread.start();
        interrupter.start();
        String result = "joined";
        try {
            thread.join();
        } catch (InterruptedException e) {
            result = "interrupted";
        }
        for (boolean ended = false; !ended;) {
            try {
                interrupter.join();
                ended = true;
            } catch (InterruptedException again) {
                continue;
            }
        }
        System.out.println(result + " " + seen);
    }
}
