// verdict: none
// races: race
/** Two threads meet at a field of a class that is not initialized when they come there. */
public class RaceClassNotUsedYet {
    private static final class Late {
        static int number = steps;
    }

    private static volatile int steps;

    public static void main(String[] arguments) {
        new Thread(() -> {
            steps++;
            Late.number++;
        }).start();
        steps++;
        Late.number++;
    }
}
