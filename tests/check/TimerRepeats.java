// verdict: none
/** Tasks that repeat come back to states that were there before; who is first by time stays first. */
import java.util.Timer;
import java.util.TimerTask;

public class TimerRepeats {
    private static volatile boolean early;

    private static TimerTask task(Runnable body) {
        return new TimerTask() {
            @Override
            public void run() {
                body.run();
            }
        };
    }

    public static void main(String[] arguments) {
        Timer timer = new Timer();
        timer.scheduleAtFixedRate(task(() -> early = true), 100, 100);
        timer.schedule(task(() -> {
            assert early;
        }), 300);
    }
}
