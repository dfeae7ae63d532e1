/** Fails at the end of every schedule, so that no way to the error is much shorter than another, and there are many states to look through. */
class Grid {
    static volatile int shared;

    public static void main(String[] arguments) throws InterruptedException {
        int most = Integer.parseInt(arguments[0]);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> { for (int k = 0; k < most; k++) shared = shared + 1; });
            threads[i].start();
        }
        for (Thread thread : threads)
            thread.join();
        assert shared < 0;
    }
}
