/** Threads that give themselves new names again and again: whether a thread is preferred (prefer-threads) changes with it, though its Thread object may look the same. Which error is found first depends on that. */
public class RenamedThreads {
    static volatile int sum;

    static void work(int number) {
        for (int i = 0; i < 6; i++) {
            Thread.currentThread().setName("w" + number + i % 3);
            int seen = sum;
            sum = seen + 1;
        }
        if (sum < 5)
            throw new IllegalStateException();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            int number = i;
            new Thread(() -> work(number)).start();
        }
    }
}
