// outcome: ended

/** The end of a thread notifies those who wait on its Thread, and it is not alive then. */
public class WaitForEnd {
    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> { });
        thread.start();
        synchronized (thread) {
            while (thread.isAlive()) {
                thread.wait();
            }
        }
        System.out.println("ended");
    }
}
