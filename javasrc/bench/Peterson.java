package bench;

/**
 * Peterson's protocol for two threads. Correct, unless spinning has a bound: then both may be in the critical section.
 * Arguments: rounds (0: endless), spins (0: no bound).
 */
public final class Peterson extends MutualExclusion {
    private volatile boolean wants0, wants1;
    private volatile int turn;

    private Peterson(int rounds, int spins) {
        super(rounds, spins);
    }

    @Override
    void enter(int me) {
        set(me, true);
        turn = 1 - me;
        spin(() -> (me == 0 ? wants1 : wants0) && turn != me);
    }

    @Override
    void leave(int me) {
        set(me, false);
    }

    private void set(int me, boolean wants) {
        if (me == 0)
            wants0 = wants;
        else
            wants1 = wants;
    }

    public static void main(String[] arguments) {
        new Peterson(Arguments.number(arguments, 0, 0), Arguments.number(arguments, 1, 0)).start(2);
    }
}
