import java.util.concurrent.locks.LockSupport;

/** park and unpark: the permit, timeouts, interrupts, blockers. */
public class JucLockSupport {
    static volatile boolean flag;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        LockSupport.unpark(main);
        LockSupport.unpark(main);
        LockSupport.park();
        System.out.println("one permit used");
        LockSupport.parkNanos(1000);
        LockSupport.parkUntil(System.currentTimeMillis() + 1);
        System.out.println("timed out");
        main.interrupt();
        LockSupport.park();
        System.out.println("interrupted " + Thread.interrupted());

        Object blocker = "the blocker";
        Thread parked = new Thread(() -> {
            while (!flag) {
                LockSupport.park(blocker);
            }
            System.out.println("unparked");
        });
        parked.start();
        while (LockSupport.getBlocker(parked) != blocker) {
            Thread.yield();
        }
        System.out.println(LockSupport.getBlocker(parked));
        flag = true;
        LockSupport.unpark(parked);
        parked.join();
        System.out.println(LockSupport.getBlocker(parked) + " " + LockSupport.getBlocker(main));
        LockSupport.unpark(null);
        LockSupport.unpark(new Thread());
    }
}
