// verdict: none

/** Threads stop in the method that runs the initializers of a class and of those above it. */
public class InitializedFromBelow {
    static int x;

    static class Above {
        static int value;

        static {
            value = x;
            x = 5;
            value += x;
        }

        static int sum() {
            return value + x;
        }
    }

    static class Below extends Above {
        static int value = Above.value + 1;

        static {
            x++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        int[] seen = new int[2];
        Thread below = new Thread(() -> seen[0] = Below.value), above = new Thread(() -> seen[1] = Above.sum());
        below.start();
        above.start();
        x = 7;
        below.join();
        above.join();
        assert seen[0] > 5;
    }
}
