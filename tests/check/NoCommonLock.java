// verdict: assertion
/** Each two of three threads have a lock in common, but all three have none. */
public class NoCommonLock {
    private static final Object a = new Object(), b = new Object(), c = new Object();
    private static int count;

    private static Thread adder(Object first, Object second) {
        Thread thread = new Thread(() -> {
            synchronized (first) {
                synchronized (second) {
                    count++;
                }
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = adder(a, b), two = adder(b, c), other = new Thread(() -> {
            synchronized (a) {
                count++;
            }
        });
        other.start();
        one.join();
        two.join();
        other.join();
        assert count == 3 : "an update was lost";
    }
}
