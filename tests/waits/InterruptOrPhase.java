// outcome: 1+
// outcome: InterruptedException
import java.util.concurrent.*;

/** The phase advances while one that awaits it is interrupted. */
public class InterruptOrPhase {
    private static final Phaser phaser = new Phaser(1);

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> phaser.awaitAdvanceInterruptibly(0)).asleep();
        sleeper.interrupt();
        phaser.arrive();
        System.out.println(sleeper.result());
    }
}
