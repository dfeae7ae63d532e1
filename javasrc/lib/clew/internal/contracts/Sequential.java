package clew.internal.contracts;

/**
 * Sequential consistency: some order of all operations that keeps each thread's own explains all results so far. It need not agree
 * with the order in which operations followed each other in time; also those still to come can be anywhere in it.
 */
final class Sequential extends Contract {
    private final int[][] scenario;
    private final int[][] returned;     // by thread and place: the result + 1; 0: not yet
    private final int[] done;           // how many operations of each thread have returned

    Sequential(Table table, int[][] scenario) {
        super(table, scenario.length);
        this.scenario = scenario;
        done = new int[scenario.length];
        returned = new int[scenario.length][];
        for (int i = 0; i < scenario.length; i++) {
            returned[i] = new int[scenario[i].length];
        }
    }

    @Override
    boolean returned(int thread, int result) {
        boolean explained = allows(thread, result);
        if (explained) {
            returned[thread][done[thread]++] = result + 1;
            pending[thread] = 0;
        }
        return explained;
    }

    @Override
    boolean allows(int thread, int result) {
        returned[thread][done[thread]] = result + 1;
        done[thread]++;
        boolean explained = result >= 0 && canOrder(0, new int[scenario.length], -1);
        done[thread]--;
        returned[thread][done[thread]] = 0;
        return explained;
    }

    /** Can the operations from these places on be ordered so that all that have returned do? At the end the one of `stuck` blocks. */
    private boolean canOrder(int state, int[] places, int stuck) {
        boolean all = true;
        for (int thread = 0; thread < places.length; thread++) {
            all &= places[thread] >= done[thread];
        }
        if (all && (stuck < 0 || places[stuck] == done[stuck] && table.blocks(state, pending[stuck] - 1))) {
            return true;
        }
        for (int thread = 0; thread < places.length; thread++) {
            int place = places[thread];
            int limit = stuck < 0 ? scenario[thread].length : done[thread];
            if (place < limit && !table.blocks(state, scenario[thread][place])) {
                int wanted = returned[thread][place];
                if (wanted == 0 || table.result(state, scenario[thread][place]) + 1 == wanted) {
                    places[thread]++;
                    boolean can = canOrder(table.next(state, scenario[thread][place]), places, stuck);
                    places[thread]--;
                    if (can) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    boolean mayStayBlocked() {
        for (int thread = 0; thread < pending.length; thread++) {
            if (pending[thread] != 0 && !canOrder(0, new int[scenario.length], thread)) {
                return false;
            }
        }
        return true;
    }
}
