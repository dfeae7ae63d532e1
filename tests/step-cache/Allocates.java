/** One thread makes nodes, another takes each and holds it for a while: where a new one goes depends on whether the other still holds the one before. */
public final class Allocates {
    static final class Node {
        int number;
    }

    static volatile Node offered;
    static volatile int taken;

    public static void main(String[] arguments) {
        new Thread(() -> {
            for (int i = 0; i < 3; i++)
                offered = new Node();
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                Node mine = offered;
                offered = null;
                if (mine != null)
                    taken = 0;
                if (mine != null)
                    mine.number = 1;
                taken = 0;
            }
        }).start();
    }
}
