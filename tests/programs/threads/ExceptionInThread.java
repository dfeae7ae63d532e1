// compare: stderr
/** Exceptions leave synchronized code in threads: the lock is free after, the trace is printed, the rest goes on. */
public class ExceptionInThread {
    static final Object lock = new Object();

    static void work(int n) {
        synchronized (lock) {
            if (n == 0) {
                throw new ArithmeticException("zero");
            }
            System.out.println(100 / n);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int n = 2; n >= -1; n--) {
            int k = n;
            Thread t = new Thread(() -> work(k), "worker" + n);
            t.start();
            t.join();
        }
        synchronized (lock) {
            System.out.println("lock is free");
        }
    }
}
