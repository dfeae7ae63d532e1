/** 70 threads, each after the end of the one before: more than sets of threads have bits. */
public class OneByOne {
    public static void main(String[] arguments) throws InterruptedException {
        for (int i = 0; i < 70; i++) {
            Thread thread = new Thread(() -> { });
            thread.start();
            thread.join();
        }
    }
}
