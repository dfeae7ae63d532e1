package bench;

/**
 * Two threads with a turn variable that each sets to itself before entering: that excludes nobody.
 * "fixed" waits until the other one has handed the turn over.
 */
public final class Critical {
    private static volatile int turn;
    private static volatile int inside;

    private static void enter(int me) {
        turn = me;
        while (turn != me)
            Thread.onSpinWait();
    }

    private static void await(int me) {
        while (turn != me)
            Thread.onSpinWait();
    }

    private static void run(int me, boolean fixed) {
        if (fixed)
            await(me);
        else
            enter(me);
        inside++;
        assert inside == 1 : "both are inside";
        inside--;
        turn = 1 - me;
    }

    public static void main(String[] arguments) {
        boolean fixed = Arguments.has(arguments, "fixed");
        Threads.startAll(Threads.make(2, me -> () -> run(me, fixed)));
    }
}
