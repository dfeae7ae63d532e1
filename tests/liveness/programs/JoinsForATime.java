/** Two threads take two locks in different orders, and main asks again and again, for a time, whether the first of them has ended. */
public class JoinsForATime {
    static final Object LEFT = new Object(), RIGHT = new Object();

    static void take(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> take(LEFT, RIGHT)), other = new Thread(() -> take(RIGHT, LEFT));
        one.start();
        other.start();
        while (one.isAlive())
            one.join(10);
    }
}
