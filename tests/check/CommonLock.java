// verdict: none
/** Locks differ, but one is common to all; before the threads begin and after they have ended none is needed. */
public class CommonLock {
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
        count = 1;
        Thread one = adder(a, b), two = adder(b, c), three = adder(b, b);
        one.join();
        two.join();
        three.join();
        count++;
        assert count == 5;
    }
}
