package bench;

/**
 * Lamport's fast protocol: without competition a thread enters after five writes and two reads. Correct where all see
 * writes in one order, unless spinning has a bound: then two may be in the critical section.
 * Arguments: rounds (0: endless), spins (0: no bound), threads.
 */
public final class Lamport extends MutualExclusion {
    private final boolean[] competes;
    private volatile int last, holder;      /* a thread's number + 1; holder 0: none */

    private Lamport(int rounds, int spins, int threads) {
        super(rounds, spins);
        competes = new boolean[threads];
    }

    @Override
    void enter(int me) {
        while (true) {
            competes[me] = true;
            last = me + 1;
            if (holder != 0) {
                competes[me] = false;
                if (!spin(() -> holder != 0))
                    return;
                continue;
            }
            holder = me + 1;
            if (last == me + 1 || waitForTheOthers(me))
                return;
        }
    }

    /** The slow way in; false: start again. */
    private boolean waitForTheOthers(int me) {
        competes[me] = false;
        for (int i = 0; i < competes.length; i++) {
            int other = i;
            if (!spin(() -> competes[other]))
                return true;
        }
        return holder == me + 1 || !spin(() -> holder != 0);
    }

    @Override
    void leave(int me) {
        holder = 0;
        competes[me] = false;
    }

    public static void main(String[] arguments) {
        int threads = Arguments.number(arguments, 2, 2);
        new Lamport(Arguments.number(arguments, 0, 0), Arguments.number(arguments, 1, 0), threads).start(threads);
    }
}
