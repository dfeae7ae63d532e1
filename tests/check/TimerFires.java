// verdict: assertion
/** A timer's task runs some time, although time stands still. */
import java.util.Timer;
import java.util.TimerTask;

public class TimerFires {
    public static void main(String[] arguments) {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                timer.cancel();
                assert false;
            }
        }, 1000);
    }
}
