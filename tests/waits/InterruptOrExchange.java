// outcome: InterruptedException nothing
// outcome: b+ a
import java.util.concurrent.*;

/** Who is interrupted has exchanged with nobody, or both have what the other gave. */
public class InterruptOrExchange {
    private static final Exchanger<String> exchanger = new Exchanger<>();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> exchanger.exchange("a")).asleep();
        sleeper.interrupt();
        String taken;
        try {
            taken = exchanger.exchange("b", 10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException exception) {
            taken = "nothing";
        }
        System.out.println(sleeper.result() + " " + taken);
    }
}
