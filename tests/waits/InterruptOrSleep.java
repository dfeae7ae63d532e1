// outcome: InterruptedException
// outcome: over
// outcome: over+

/** A sleep that is interrupted may be over first. */
public class InterruptOrSleep {
    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> {
            Thread.sleep(10);
            return "over";
        }).asleep();
        sleeper.interrupt();
        System.out.println(sleeper.result());
    }
}
