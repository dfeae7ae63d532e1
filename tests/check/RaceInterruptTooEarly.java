// verdict: none
// races: race
/** As RaceInterrupt, but the field is written after the interrupt. */
public class RaceInterruptTooEarly {
    private static int data;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            if (Thread.interrupted()) {
                int seen = data;
            }
        });
        thread.start();
        thread.interrupt();
        data = 1;
    }
}
