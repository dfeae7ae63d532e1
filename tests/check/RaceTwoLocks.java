// verdict: none
// races: race
// locksets: race
/** Both threads lock, but not the same object. */
public class RaceTwoLocks {
    private static final Object ONE = new Object(), OTHER = new Object();
    private static int data;

    public static void main(String[] arguments) {
        new Thread(() -> {
            synchronized (ONE) {
                data++;
            }
        }).start();
        synchronized (OTHER) {
            data++;
        }
    }
}
