/** System.exit called by another thread ends the program while main sleeps. */
public class ExitFromThread {
    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            System.out.println("thread exits");
            System.exit(6);
        }).start();
        Thread.sleep(200000);
        System.out.println("never");
    }
}
