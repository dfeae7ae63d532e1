package bench;

/**
 * Peterson's protocol for n processes: on each of n - 1 levels a process waits until all others are below, or another came after it. Murphi's
 * "n_peterson". Arguments: how many processes; "wrong" waits for having come last, which lets two into the critical section; "threads" makes each
 * process a thread.
 */
public final class PetersonN implements Moves {
    private static final int OUTSIDE = 0, RISES = 1, COMES = 2, WAITS = 3, CRITICAL = 4;
    static int[] label, level, next, last;
    private static boolean isWrong;

    private PetersonN() {
    }

    /** What a process does at a later label comes first. */
    @Override
    public int count() {
        return (CRITICAL + 1) * label.length;
    }

    @Override
    public boolean isPossible(int move) {
        return label[move % label.length] == CRITICAL - move / label.length;
    }

    @Override
    public void make(int move) {
        step(move % label.length);
    }

    private static void step(int me) {
        switch (label[me]) {
        case OUTSIDE: next[me] = 1; label[me] = RISES; break;
        case RISES: level[me] = next[me]; label[me] = COMES; break;
        case COMES: last[next[me]] = me; label[me] = WAITS; break;
        case WAITS: goOn(me); break;
        default: level[me] = 0; label[me] = OUTSIDE;
        }
    }

    private static void goOn(int me) {
        if ((last[next[me]] == me) == isWrong || areBelow(me))
            label[me] = ++next[me] < label.length ? RISES : CRITICAL;
    }

    private static boolean areBelow(int me) {
        for (int i = 0; i < level.length; i++)
            if (i != me && level[i] >= next[me])
                return false;
        return true;
    }

    public static void main(String[] arguments) {
        int processes = Arguments.number(arguments, 0, 2);
        label = new int[processes];
        level = new int[processes];
        next = new int[processes];
        last = new int[processes];
        for (int i = 0; i < processes; i++)
            last[i] = -1;
        isWrong = Arguments.has(arguments, "wrong");
        if (Arguments.has(arguments, "threads"))
            Moves.start(processes, PetersonN::step);
        else
            Moves.play(new PetersonN());
    }
}
