package bench;

/** Counts the rounds of a loop down; 0 rounds mean an endless one, in which nothing is counted and states can meet. */
final class Rounds {
    private final boolean endless;
    private int left;

    Rounds(int count) {
        endless = count == 0;
        left = count;
    }

    boolean next() {
        return endless || left-- > 0;
    }
}
