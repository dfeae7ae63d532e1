// verdict: none
// with --config by=exchanger: none
// with --config by=transfer: none
import clew.Verify;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** What one thread has got the other has given, even if it was interrupted just before. */
public class HandedOver {
    private static final Exchanger<String> EXCHANGER = new Exchanger<>();
    private static final BlockingQueue<String> QUEUE = new SynchronousQueue<>();
    private static final LinkedTransferQueue<String> TRANSFERS = new LinkedTransferQueue<>();
    private static boolean given;

    private static void give(String by) throws InterruptedException {
        if (by.equals("exchanger")) {
            EXCHANGER.exchange("item");
        } else if (by.equals("transfer")) {
            TRANSFERS.transfer("item");
        } else {
            QUEUE.put("item");
        }
    }

    private static String get(String by) throws InterruptedException {
        try {
            return by.equals("exchanger") ? EXCHANGER.exchange("other", 1, TimeUnit.SECONDS) : by.equals("transfer") ? TRANSFERS.poll() : QUEUE.poll();
        } catch (TimeoutException e) {
            return null;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        String by = String.valueOf(Verify.getProperty("by"));
        Thread giver = new Thread(() -> {
            try {
                give(by);
                given = true;
            } catch (InterruptedException e) {
                given = false;
            }
        });
        giver.setDaemon(true);
        giver.start();
        giver.interrupt();
        String got = get(by);
        giver.join();
        assert given == (got != null) : "given: " + given + ", got: " + got;
    }
}
