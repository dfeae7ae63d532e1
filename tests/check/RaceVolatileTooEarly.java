// verdict: none
// races: race
/** The flag is volatile, but raised before the data is there. */
public class RaceVolatileTooEarly {
    private static int data;
    private static volatile boolean ready;

    public static void main(String[] arguments) {
        new Thread(() -> {
            ready = true;
            data = 42;
        }).start();
        if (ready) {
            int seen = data;
        }
    }
}
