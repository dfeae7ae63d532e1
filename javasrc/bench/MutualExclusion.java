package bench;

/**
 * Threads that enter a critical section by a protocol of reads and writes alone, and assert that they are alone in it.
 * A protocol says whether a thread must still wait; when spinning has a bound, the thread goes on after it although it must not.
 */
abstract class MutualExclusion {
    private final int rounds, spins;
    private int inside;

    MutualExclusion(int rounds, int spins) {
        this.rounds = rounds;
        this.spins = spins;
    }

    abstract void enter(int me);

    abstract void leave(int me);

    /** A test that the protocol spins on. */
    interface Test {
        boolean mustWait();
    }

    /** Spins until the test allows to go on, or the bound is reached; false in that case. */
    final boolean spin(Test test) {
        int left = spins;
        while (test.mustWait())
            if (left > 0 && --left == 0)
                return false;
        return true;
    }

    final void start(int threads) {
        Threads.startAll(Threads.make(threads, me -> () -> {
            for (Rounds left = new Rounds(rounds); left.next();) {
                enter(me);
                inside++;
                assert inside == 1 : "not alone";
                inside--;
                leave(me);
            }
        }));
    }
}
