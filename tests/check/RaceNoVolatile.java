// verdict: none
// races: race
/** As RaceVolatile, with a flag that is not volatile. */
public class RaceNoVolatile {
    private static int data;
    private static boolean ready;

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
