// verdict: none
// races: none
// locksets: none
/** A plain field is passed on through a volatile flag. */
public class RaceVolatile {
    private static int data;
    private static volatile boolean ready;

    public static void main(String[] arguments) {
        new Thread(() -> {
            data = 42;
            ready = true;
        }).start();
        if (ready) {
            assert data == 42;
        }
    }
}
