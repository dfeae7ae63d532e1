// outcome: long middle short
// outcome: middle long short
// outcome: middle short long
// outcome: short middle long
// outcome: long short middle
// outcome: short long middle

import java.util.*;
import java.util.concurrent.CountDownLatch;

/** The same for a timer, with three tasks, of which the first has the longest delay and the last the shortest. */
public class LaterTimerTask {
    private static final StringBuffer order = new StringBuffer();
    private static final CountDownLatch armed = new CountDownLatch(1);

    private static TimerTask task(Runnable code) {
        return new TimerTask() {
            @Override
            public void run() {
                code.run();
            }
        };
    }

    public static void main(String[] arguments) throws Exception {
        Timer timer = new Timer();
        timer.schedule(task(() -> {
            try {
                armed.await();
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        }), 0);
        CountDownLatch done = new CountDownLatch(3);
        for (String name : new String[] {"long", "middle", "short"}) {
            timer.schedule(task(() -> {
                order.append(name).append(' ');
                done.countDown();
            }), name.equals("long") ? 300 : name.equals("middle") ? 200 : 10);
        }
        armed.countDown();
        done.await();
        timer.cancel();
        System.out.println(order.toString().trim());
    }
}
