public class LostUpdate {
    static int total;
    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            threads[i] = new Thread(() -> total++, "adder-" + i);
            threads[i].start();
        }
        for (Thread thread : threads)
            thread.join();
        assert total == 2 : "an update was lost";
    }
}
