package clew.internal.contracts;

/**
 * Linearizability by just-in-time linearization (Lowe, "Testing for linearizability", 2017). A configuration is a state of the
 * specification and, for each thread whose pending operation has taken effect there, the result that it will return. Pending
 * operations take effect only when one that returns needs it. No configuration left: the history is not linearizable.
 *
 * <pre>
 *   a configuration:  | state | result + 1 of the last thread's operation; 0: no effect yet | ... | of the first thread's |
 * </pre>
 */
final class Linearizable extends Contract {
    private final int width;                    // bits of a result
    private long[] set = new long[8];           // ascending; 0 beyond `count`
    private int count = 1;                      // at first: state 0, nothing pending

    // Before a return; kept to explain it.
    private long[] before = new long[8];

    Linearizable(Table table, int threads) {
        super(table, threads);
        width = Integer.SIZE - Integer.numberOfLeadingZeros(table.results.length + 1);
        if (threads * width + Integer.SIZE - Integer.numberOfLeadingZeros(table.states()) > Long.SIZE - 1) {
            throw new IllegalArgumentException("too many threads and results");
        }
    }

    private int effect(long configuration, int thread) {
        return (int) (configuration >>> thread * width) & (1 << width) - 1;
    }

    private int state(long configuration) {
        return (int) (configuration >>> pending.length * width);
    }

    private long without(long configuration, int thread) {
        return configuration & ~(((1L << width) - 1) << thread * width);
    }

    /** After the pending operation of this thread has taken effect; -1: it blocks. */
    private long after(long configuration, int thread) {
        int state = state(configuration);
        int operation = pending[thread] - 1;
        if (table.blocks(state, operation)) {
            return -1;
        }
        long effects = configuration & (1L << pending.length * width) - 1;
        return (long) table.next(state, operation) << pending.length * width | effects
                | (long) (table.result(state, operation) + 1) << thread * width;
    }

    @Override
    boolean returned(int thread, int result) {
        if (before.length < set.length) {
            before = new long[set.length];
        }
        int old = count;
        System.arraycopy(set, 0, before, 0, old);
        clear();
        for (int i = 0; i < old; i++) {
            complete(before[i], thread, result + 1);
        }
        boolean explained = count > 0;
        if (explained) {
            clearBefore();
            pending[thread] = 0;
        } else {
            count = old;
            System.arraycopy(before, 0, set, 0, old);
        }
        return explained;
    }

    private void clear() {
        for (int i = 0; i < count; i++) {
            set[i] = 0;
        }
        count = 0;
    }

    private void clearBefore() {
        for (int i = 0; i < before.length; i++) {
            before[i] = 0;
        }
    }

    /** Adds all configurations in which the thread has returned this: others may take effect before it does. */
    private void complete(long configuration, int thread, int result) {
        int effect = effect(configuration, thread);
        if (effect != 0) {
            if (effect == result) {
                add(without(configuration, thread));
            }
            return;
        }
        for (int other = 0; other < pending.length; other++) {
            if (pending[other] != 0 && effect(configuration, other) == 0) {
                long after = after(configuration, other);
                if (after >= 0) {
                    complete(after, thread, result);
                }
            }
        }
    }

    private void add(long configuration) {
        int place = count;
        while (place > 0 && set[place - 1] > configuration) {
            place--;
        }
        if (place > 0 && set[place - 1] == configuration) {
            return;
        }
        if (count == set.length) {
            long[] larger = new long[2 * count];
            System.arraycopy(set, 0, larger, 0, count);
            set = larger;
        }
        for (int i = count; i > place; i--) {
            set[i] = set[i - 1];
        }
        set[place] = configuration;
        count++;
    }

    @Override
    boolean allows(int thread, int result) {
        for (int i = 0; i < count; i++) {
            if (canReturn(set[i], thread, result + 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean canReturn(long configuration, int thread, int result) {
        int effect = effect(configuration, thread);
        boolean can = effect == result;
        for (int other = 0; effect == 0 && !can && other < pending.length; other++) {
            if (pending[other] != 0 && effect(configuration, other) == 0) {
                long after = after(configuration, other);
                can = after >= 0 && canReturn(after, thread, result);
            }
        }
        return can;
    }

    /** Configurations without effects are those after an order of exactly the operations that have returned. */
    @Override
    boolean mayStayBlocked() {
        for (int thread = 0; thread < pending.length; thread++) {
            boolean may = pending[thread] == 0;
            for (int i = 0; !may && i < count; i++) {
                boolean isBare = (set[i] & (1L << pending.length * width) - 1) == 0;
                may = isBare && table.blocks(state(set[i]), pending[thread] - 1);
            }
            if (!may) {
                return false;
            }
        }
        return true;
    }
}
