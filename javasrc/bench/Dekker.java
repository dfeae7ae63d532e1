package bench;

/**
 * Dekker's protocol for two threads. Correct where all see writes in one order, unless spinning has a bound: then both may be in
 * the critical section.
 * Arguments: rounds (0: endless), spins (0: no bound).
 */
public final class Dekker extends MutualExclusion {
    private final boolean[] wants = new boolean[2];
    private volatile int turn;

    private Dekker(int rounds, int spins) {
        super(rounds, spins);
    }

    @Override
    void enter(int me) {
        int other = 1 - me;
        wants[me] = true;
        while (wants[other]) {
            if (turn == me) {
                if (!spin(() -> wants[other]))
                    return;
            } else {
                wants[me] = false;
                boolean allowed = spin(() -> turn != me);
                wants[me] = true;
                if (!allowed)
                    return;
            }
        }
    }

    @Override
    void leave(int me) {
        turn = 1 - me;
        wants[me] = false;
    }

    public static void main(String[] arguments) {
        new Dekker(Arguments.number(arguments, 0, 0), Arguments.number(arguments, 1, 0)).start(2);
    }
}
