/** Who ends the program with an exception is ahead of where it was seen last: another one may end it before. */
public class EndAhead {
    static final Object lock = new Object();
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            throw new IllegalStateException("at once");
        }).start();
        synchronized (lock) {
            x = 1;
        }
        throw new IllegalStateException("with " + x);
    }
}
