// verdict: none
// races: none
/** An interrupt that comes before the interrupted thread begins is before what shows it, and so is one that is asked for after its end. */
public class RaceInterruptBeforeStart {
    private static int data;

    public static void main(String[] arguments) throws InterruptedException {
        Thread late = new Thread(() -> {
            if (Thread.interrupted()) {
                assert data == 1;
            }
        });
        Thread interrupter = new Thread(() -> {
            data = 1;
            late.interrupt();
        });
        interrupter.start();
        late.start();
        late.join();
        if (late.isInterrupted()) {
            assert data == 1;
        }
    }
}
