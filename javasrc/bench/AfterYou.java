package bench;

/**
 * Dekker's protocol without its turn: who sees that the other wants to enter steps back and tries again. In step both do so for ever.
 * Arguments: none.
 */
public final class AfterYou {
    private final boolean[] wants = new boolean[2];

    private void enterAndLeave(int me) {
        wants[me] = true;
        while (wants[1 - me]) {
            wants[me] = false;
            wants[me] = true;
        }
        wants[me] = false;
    }

    public static void main(String[] arguments) {
        AfterYou door = new AfterYou();
        Threads.startAll(Threads.make(2, number -> () -> door.enterAndLeave(number)));
    }
}
