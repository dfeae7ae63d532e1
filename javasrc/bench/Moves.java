package bench;

import clew.Verify;
import java.util.function.IntConsumer;

/**
 * A model in which one move follows the other, as in Murphi: what its moves read and write is static, and nothing else is remembered, so that
 * its states are the program's. With clew check --single-steps each move is a step, also one that is the only one.
 */
public interface Moves {
    /** How many moves there are, possible or not. */
    int count();

    boolean isPossible(int move);

    void make(int move);

    /** Chooses among the possible moves, again and again, until there is none. */
    static void play(Moves moves) {
        for (int possible = possible(moves); possible > 0; possible = possible(moves))
            if (possible == 1) {
                Verify.breakTransition();
                make(moves, 0);
            } else {
                make(moves, Verify.random(possible - 1));
            }
    }

    private static int possible(Moves moves) {
        int possible = 0;
        for (int move = 0; move < moves.count(); move++)
            if (moves.isPossible(move))
                possible++;
        return possible;
    }

    private static void make(Moves moves, int chosen) {
        int move = 0;
        for (int left = chosen; !moves.isPossible(move) || left-- > 0;)
            move++;
        moves.make(move);
    }

    /** Processes that never end, each a thread whose steps nobody interrupts. */
    static void start(int processes, IntConsumer step) {
        Verify.beginAtomic();
        Threads.startAll(Threads.make(processes, me -> () -> {
            while (true) {
                Verify.beginAtomic();
                step.accept(me);
                Verify.endAtomic();
            }
        }));
        Verify.endAtomic();
    }
}
