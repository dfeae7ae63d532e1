// verdict: none
// races: none
/** An interrupt is before what shows that there was one. */
public class RaceInterrupt {
    private static int data;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                assert data == 1;
            }
            if (Thread.interrupted()) {
                assert data == 1;
            }
        });
        thread.start();
        data = 1;
        thread.interrupt();
    }
}
