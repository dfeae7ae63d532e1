// verdict: none
// races: none
/** Atomic classes do what they say, each operation as one step. */
public class AtomicAdd {
    public static void main(String[] arguments) throws InterruptedException {
        java.util.concurrent.atomic.AtomicInteger count = new java.util.concurrent.atomic.AtomicInteger();
        Thread other = new Thread(count::incrementAndGet);
        other.start();
        count.updateAndGet(n -> n + 1);
        other.join();
        assert count.get() == 2;
    }
}
