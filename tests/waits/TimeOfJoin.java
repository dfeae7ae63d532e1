// outcome: alive, late
// outcome: ended, early
// outcome: ended, late

import java.util.concurrent.CountDownLatch;

/** A timed join of a thread that lives on lets its time pass; a notification on the thread does not end it. */
public class TimeOfJoin {
    public static void main(String[] arguments) throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        Thread other = new Thread(() -> {
            try {
                end.await();
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        });
        other.start();
        new Thread(() -> {
            synchronized (other) {
                other.notifyAll();
            }
            end.countDown();
        }).start();
        long start = System.nanoTime();
        other.join(10);
        boolean alive = other.isAlive();
        System.out.println((alive ? "alive" : "ended") + (System.nanoTime() - start >= 10_000_000 ? ", late" : ", early"));
    }
}
