package clew.internal.contracts;

/**
 * Quiescent consistency: operations with a moment between them at which none was pending keep their order; those of one such period
 * are explained in any order, also against that of their thread. Looked at whenever nothing is pending.
 */
final class Quiescent extends Contract {
    private final boolean[] states;     // of the specification, in which it may be since nothing was pending last
    private final int[] called;         // operation + 1 of those called since then, ascending
    private final int[] returned;       // their results + 1, ascending for equal operations; 0: none yet
    private int count;

    Quiescent(Table table, int[][] scenario) {
        super(table, scenario.length);
        int total = 0;
        for (int[] operations : scenario) {
            total += operations.length;
        }
        states = new boolean[table.states()];
        states[0] = true;
        called = new int[total];
        returned = new int[total];
    }

    @Override
    boolean returned(int thread, int result) {
        boolean explained = allows(thread, result);
        if (explained) {
            int operation = pending[thread];
            pending[thread] = 0;
            add(operation, result + 1);
            if (isQuiet()) {
                boolean[] after = new boolean[states.length];
                order(0, after, -1);
                System.arraycopy(after, 0, states, 0, after.length);
                for (int i = 0; i < count; i++) {
                    called[i] = returned[i] = 0;
                }
                count = 0;
            }
        }
        return explained;
    }

    private void add(int operation, int result) {
        int place = count++;
        while (place > 0 && (called[place - 1] > operation || called[place - 1] == operation && returned[place - 1] > result)) {
            called[place] = called[place - 1];
            returned[place] = returned[place - 1];
            place--;
        }
        called[place] = operation;
        returned[place] = result;
    }

    private void remove(int operation, int result) {
        int place = 0;
        while (called[place] != operation || returned[place] != result) {
            place++;
        }
        for (count--; place < count; place++) {
            called[place] = called[place + 1];
            returned[place] = returned[place + 1];
        }
        called[count] = returned[count] = 0;
    }

    @Override
    boolean allows(int thread, int result) {
        boolean last = true;
        for (int other = 0; other < pending.length; other++) {
            last &= other == thread || pending[other] == 0;
        }
        if (!last) {
            return true;        // what is explained is decided when nothing is pending
        }
        add(pending[thread], result + 1);
        boolean explained = result >= 0 && order(0, null, -1);
        remove(pending[thread], result + 1);
        return explained;
    }

    /** Is there an order of all that were called and have returned? Notes the states after them; with `stuck`, one in which that blocks. */
    private boolean order(int used, boolean[] after, int stuck) {
        boolean any = false;
        for (int state = 0; state < states.length; state++) {
            any |= states[state] && orderFrom(state, used, after, stuck);
        }
        return any;
    }

    private boolean orderFrom(int state, int used, boolean[] after, int stuck) {
        if (used == (1 << count) - 1) {
            if (after != null) {
                after[state] = true;
            }
            return stuck < 0 || table.blocks(state, stuck);
        }
        boolean any = false;
        for (int i = 0; i < count; i++) {
            if ((used & 1 << i) == 0 && !table.blocks(state, called[i] - 1) && table.result(state, called[i] - 1) + 1 == returned[i]) {
                any |= orderFrom(table.next(state, called[i] - 1), used | 1 << i, after, stuck);
            }
        }
        return any;
    }

    @Override
    boolean mayStayBlocked() {
        for (int operation : pending) {
            if (operation != 0 && !order(0, null, operation - 1)) {
                return false;
            }
        }
        return true;
    }
}
