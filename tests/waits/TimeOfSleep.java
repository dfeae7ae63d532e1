// outcome: true true true

/** A sleep lets at least its time pass, for everybody and on all clocks. */
public class TimeOfSleep {
    private static volatile boolean slept;

    public static void main(String[] arguments) throws Exception {
        long nanos = System.nanoTime(), millis = System.currentTimeMillis();
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(20);
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
            slept = true;
        });
        other.start();
        Thread.sleep(10);
        boolean has = slept;
        long now = System.nanoTime() - nanos;
        other.join();
        System.out.println((now >= (has ? 20_000_000 : 10_000_000)) + " " + (System.currentTimeMillis() - millis >= 20)
                + " " + (System.nanoTime() - nanos < 1_000_000_000));
    }
}
