/** A thread ends the program inside of a region that another one would enter, and may enter before. */
public class HeldToTheEnd {
    static final Object lock = new Object();
    static volatile int x;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                x = 1;
                System.exit(0);
            }
        }).start();
        new Thread(() -> {
            synchronized (lock) {
                throw new IllegalStateException("entered, " + x);
            }
        }).start();
    }
}
