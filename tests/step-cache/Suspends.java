import clew.Verify;

/** Steps that suspend, resume and stop others: who is left to run decides where such a step ends. */
public class Suspends {
    private static final Object monitor = new Object();
    private static volatile int seen, passed;

    private static void work() {
        seen++;
        synchronized (monitor) {
            passed++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(Suspends::work), second = new Thread(Suspends::work);
        first.start();
        second.start();
        Verify.beginAtomic();
        first.suspend();
        second.suspend();
        Verify.endAtomic();
        passed = 4;
        seen = passed;
        first.resume();
        passed = 6;
        second.stop();
        seen = 7;
        first.join();
        second.join();
    }
}
