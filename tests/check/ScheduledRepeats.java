// verdict: none
/** Repeated tasks of a scheduled executor: between two runs of one every 40 seconds, one every 10 seconds runs three or four times. */
import gov.nasa.jpf.vm.Verify;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledRepeats {
    private static int often, seldom;
    private static volatile boolean wrong;

    public static void main(String[] arguments) throws InterruptedException {
        ScheduledExecutorService service = Executors.newSingleThreadScheduledExecutor();
        Verify.beginAtomic();
        service.scheduleAtFixedRate(() -> often++, 10, 10, TimeUnit.SECONDS);
        service.scheduleWithFixedDelay(() -> {
            wrong |= often < 3 || often > 4;
            often = 0;
            if (++seldom == 2) {
                service.shutdown();
            }
        }, 40, 40, TimeUnit.SECONDS);
        Verify.endAtomic();
        service.awaitTermination(1, TimeUnit.DAYS);
        assert !wrong;
    }
}
