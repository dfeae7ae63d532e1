// outcome: 1
// outcome: 2

/** A thread that has nothing to do is listed, too. */
public class CountShortThread {
    public static void main(String[] arguments) {
        new Thread(() -> { }).start();
        System.out.println(Thread.activeCount());
    }
}
