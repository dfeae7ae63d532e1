package bench;

/**
 * An error that lies deep, on few paths. Threads take turns in any order; a round has a certain number of turns, after which all begins anew. Each turn moves the
 * mark of its thread on around a circle, which makes many states of a round. Some turns of a round are gates: only one thread, another one at each gate, may take
 * this turn, or the round will end well. Who passes all gates finds the error at the end of the round.
 *
 * A turn is one step. So the error lies at a depth of as many steps as a round has turns, and one round in threads^gates has it, if each turn is drawn by lot.
 *
 * Arguments: turns of a round, gates, threads, places of the circle; "spread" spreads the gates over the round instead of having them last; "fixed" has no error.
 */
public final class DeepBug {
    private final int turns, gates, places;
    private final boolean spread, fixed;
    private final int[] marks;
    private int turn;
    private boolean onTrack = true;

    private DeepBug(String[] arguments) {
        turns = Arguments.number(arguments, 0, 12);
        gates = Arguments.number(arguments, 1, 3);
        marks = new int[Arguments.number(arguments, 2, 3)];
        places = Arguments.number(arguments, 3, 4);
        spread = Arguments.has(arguments, "spread");
        fixed = Arguments.has(arguments, "fixed");
    }

    /** How many gates come before this turn. */
    private int gatesBefore(int number) {
        return spread ? number * gates / turns : Math.max(0, number - (turns - gates));
    }

    private synchronized void take(int thread) {
        int gate = gatesBefore(turn);
        if (gatesBefore(turn + 1) > gate && thread != gate % marks.length)
            onTrack = false;
        marks[thread] = (marks[thread] + 1) % places;
        turn++;
        if (turn == turns)
            endRound();
    }

    private void endRound() {
        if (onTrack && !fixed)
            throw new IllegalStateException("the end of a round, with all gates passed");
        for (int i = 0; i < marks.length; i++)
            marks[i] = 0;
        turn = 0;
        onTrack = true;
    }

    public static void main(String[] arguments) {
        DeepBug shared = new DeepBug(arguments);
        Threads.startAll(Threads.make(shared.marks.length, i -> Threads.repeat(() -> shared.take(i))));
    }
}
