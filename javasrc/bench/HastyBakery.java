package bench;

/**
 * Lamport's bakery by customers who do not say that they are choosing a number: two may choose the same, and be served at the same time.
 * Arguments: how many customers, and up to which number (who would get a higher one waits); "threads" makes each customer a thread.
 */
public final class HastyBakery implements Moves {
    private static final int OUTSIDE = 0, CHOSE = 1, WAITS = 2, SERVED = 3;
    static int[] label, number, chosen;
    private static int limit;

    private HastyBakery() {
    }

    /** What a customer does at a later label comes first. */
    @Override
    public int count() {
        return (SERVED + 1) * label.length;
    }

    @Override
    public boolean isPossible(int move) {
        int me = move % label.length;
        return label[me] == SERVED - move / label.length && (label[me] != OUTSIDE || highest() < limit);
    }

    @Override
    public void make(int move) {
        step(move % label.length);
    }

    private static void step(int me) {
        switch (label[me]) {
        case OUTSIDE: choose(me); break;
        case CHOSE: number[me] = chosen[me]; chosen[me] = 0; label[me] = WAITS; break;
        case WAITS: goOn(me); break;
        default: number[me] = 0; label[me] = OUTSIDE;
        }
    }

    private static void choose(int me) {
        if (highest() < limit) {
            chosen[me] = highest() + 1;
            label[me] = CHOSE;
        }
    }

    private static int highest() {
        int highest = 0;
        for (int each : number)
            if (each > highest)
                highest = each;
        return highest;
    }

    private static void goOn(int me) {
        for (int i = 0; i < number.length; i++)
            if (number[i] > 0 && (number[i] < number[me] || number[i] == number[me] && i < me))
                return;
        label[me] = SERVED;
    }

    public static void main(String[] arguments) {
        int customers = Arguments.number(arguments, 0, 2);
        label = new int[customers];
        number = new int[customers];
        chosen = new int[customers];
        limit = Arguments.number(arguments, 1, 3);
        if (Arguments.has(arguments, "threads"))
            Moves.start(customers, HastyBakery::step);
        else
            Moves.play(new HastyBakery());
    }
}
