/** Many threads add to one counter under a lock: instance methods, static methods and blocks. */
public class CounterSynchronized {
    private int count;
    private static int total;
    private final Object lock = new Object();
    private long blockCount;

    synchronized void add() { count++; }
    static synchronized void addTotal() { total++; }
    void addBlock() { synchronized (lock) { blockCount += 2; } }

    public static void main(String[] args) throws InterruptedException {
        CounterSynchronized c = new CounterSynchronized();
        Thread[] threads = new Thread[8];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 500; k++) {
                    c.add();
                    addTotal();
                    c.addBlock();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        System.out.println(c.count + " " + total + " " + c.blockCount);
    }
}
