package bench;

/**
 * Lamport's bakery: who comes draws a ticket above all others and waits for those below. Correct where all see writes in one
 * order, unless spinning has a bound: then two may be in the critical section. Tickets grow, so endless rounds have endlessly many states.
 * Arguments: rounds (0: endless), spins (0: no bound), threads.
 */
public final class Bakery extends MutualExclusion {
    private final boolean[] drawing;
    private final int[] tickets;

    private Bakery(int rounds, int spins, int threads) {
        super(rounds, spins);
        drawing = new boolean[threads];
        tickets = new int[threads];
    }

    @Override
    void enter(int me) {
        drawing[me] = true;
        int highest = 0;
        for (int i = 0; i < tickets.length; i++)
            highest = Math.max(highest, tickets[i]);
        tickets[me] = highest + 1;
        drawing[me] = false;
        for (int i = 0; i < tickets.length; i++) {
            int other = i;
            if (other != me && !(spin(() -> drawing[other]) && spin(() -> isBefore(other, me))))
                return;
        }
    }

    private boolean isBefore(int other, int me) {
        int his = tickets[other], mine = tickets[me];
        return his != 0 && (his < mine || his == mine && other < me);
    }

    @Override
    void leave(int me) {
        tickets[me] = 0;
    }

    public static void main(String[] arguments) {
        int threads = Arguments.number(arguments, 2, 2);
        new Bakery(Arguments.number(arguments, 0, 2), Arguments.number(arguments, 1, 0), threads).start(threads);
    }
}
