package clew.internal.contracts;

/**
 * Obstruction freedom: from every state each thread, if it runs alone, finishes its operations (Herlihy, Luchangco and Moir, 2003). What they
 * return does not matter. At some moment that the search chooses, all threads but one are suspended for good; that one must come to
 * its end, which ends the program. If it blocks, that is a deadlock, and if it spins, a hang.
 */
final class ObstructionFree extends Contract {
    ObstructionFree(Table table, int threads) {
        super(table, threads);
    }

    @Override
    boolean returned(int thread, int result) {
        pending[thread] = 0;
        return true;
    }

    @Override
    boolean allows(int thread, int result) {
        return true;
    }

    @Override
    boolean mayStayBlocked() {
        return false;
    }

    /** Suspends the others. */
    static final class Suspender extends Thread {
        private final Thread[] all;
        private final int alone;

        private boolean isLate;         // that one has ended
        private boolean isDone;

        Suspender(Thread[] all, int alone) {
            super("suspender");
            this.all = all;
            this.alone = alone;
        }

        /** A thread has finished its operations. */
        void ended(int thread) {
            if (thread == alone) {
                isLate = true;
                if (isDone) {
                    Runtime.getRuntime().halt(0);
                }
            }
        }

        @Override
        public void run() {
            Monitor.hide();
            Monitor.pause();
            isDone = !isLate;
            for (int i = 0; i < all.length; i++) {
                if (isDone && i != alone) {
                    all[i].suspend();
                }
            }
        }
    }
}
