// verdict: none
/** Two threads may add to the same exception. */
public class SuppressedByTwo {
    public static void main(String[] arguments) throws InterruptedException {
        Exception exception = new Exception("shared");
        Thread other = new Thread(() -> exception.addSuppressed(new Exception("other")));
        other.start();
        exception.addSuppressed(new Exception("main"));
        other.join();
        assert exception.getSuppressed().length == 2 : "one is lost";
    }
}
