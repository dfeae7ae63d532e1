// verdict: assertion
/** So does a scheduled executor's. */
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledFires {
    public static void main(String[] arguments) throws Exception {
        ScheduledExecutorService service = Executors.newScheduledThreadPool(1);
        int value = service.schedule(() -> 7, 1, TimeUnit.HOURS).get();
        service.shutdown();
        assert value != 7;
    }
}
