// verdict: none
// races: race
/** A write after the start is not before what the thread does. */
public class RaceAfterStart {
    private static int data;

    public static void main(String[] arguments) {
        new Thread(() -> {
            int seen = data;
        }).start();
        data = 1;
    }
}
