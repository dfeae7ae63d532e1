package clew.internal.contracts;

/**
 * Says whether a specification explains what threads have seen so far. It is told of calls and returns, and all that it
 * remembers is in arrays made before the threads start, in an order that depends on nothing else: so equal knowledge is equal
 * content, whoever has come to it in which order.
 */
abstract class Contract {
    final Table table;
    final int[] pending;        // by thread: the operation that it has called + 1; 0: none

    Contract(Table table, int threads) {
        this.table = table;
        this.pending = new int[threads];
    }

    static Contract create(String name, Table table, int[][] scenario) {
        return switch (name) {
            case "linearizable" -> new Linearizable(table, scenario.length);
            case "quiescent" -> new Quiescent(table, scenario);
            case "sequential" -> new Sequential(table, scenario);
            case "obstruction-free" -> new ObstructionFree(table, scenario.length);
            default -> throw new IllegalArgumentException(name);
        };
    }

    void called(int thread, int operation) {
        pending[thread] = operation + 1;
    }

    /** `result`: its number, or -1. False: nothing explains it. */
    abstract boolean returned(int thread, int result);

    /** For the operation that has just returned: whether this would have been explained. */
    abstract boolean allows(int thread, int result);

    /** May all operations that are pending now stay so for ever? Each blocks after some order of those that have returned. */
    abstract boolean mayStayBlocked();

    final boolean isQuiet() {
        for (int operation : pending) {
            if (operation != 0) {
                return false;
            }
        }
        return true;
    }
}
