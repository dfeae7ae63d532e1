// verdict: none
// races: race
/** Two writes that no order connects, though on this path the first is long over when the second comes: only the lock of another matter was
 *  passed on, before the first write. */
public class RaceNeverTogether {
    private static final Object LOCK = new Object();
    private static int data, steps;

    public static void main(String[] arguments) {
        new Thread(() -> {
            synchronized (LOCK) {
                steps++;
            }
            data = 1;
        }).start();
        synchronized (LOCK) {
            if (steps == 0) {
                return;
            }
        }
        data = 2;
    }
}
