/** main fails while another thread goes on: the other one finishes, the status is 1. */
public class UncaughtInMainThread {
    public static void main(String[] args) {
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> System.out.println("handler: " + t.getName() + " " + e.getMessage()));
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("other thread finishes");
        });
        other.start();
        throw new IllegalStateException("main fails");
    }
}
