package clew.internal.contracts;

/**
 * Watches the threads of a scenario. Its work is invisible: other threads may run before an operation is called, and then only where
 * the operation itself lets them. So a call is as late and a return as early as it can be in a schedule, and no order in time between
 * operations is missed.
 */
final class Monitor {
    private static Contract contract;

    /** For the VM: threads that can never go on are no deadlock now. */
    private static boolean mayStayBlocked;

    private Monitor() {
    }

    static void begin(Contract wanted) {
        contract = wanted;
    }

    static void called(int thread, int operation) {
        tell(contract.table.operations[operation], null);
        contract.called(thread, operation);
        update();
    }

    static void returned(int thread, int operation, String text) {
        tell(contract.table.operations[operation], text);
        int result = contract.table.number(text);
        if (!contract.returned(thread, result)) {
            throw new NotExplained(explain(thread, operation, text));
        }
        update();
    }

    private static void update() {
        if (contract.table.anyBlocks) {
            mayStayBlocked = contract.mayStayBlocked();
        }
    }

    private static String explain(int thread, int operation, String text) {
        Table table = contract.table;
        StringBuilder allowed = new StringBuilder();
        for (int result = 0; result < table.results.length; result++) {
            if (contract.allows(thread, result)) {
                allowed.append(allowed.length() == 0 ? "" : " or ").append(table.results[result]);
            }
        }
        return table.operations[operation] + " by T" + (thread + 1) + " has returned " + text + "; "
                + (allowed.length() == 0 ? "in no sequential order it would return" : "a sequential order gives " + allowed);
    }

    /** Lets others run first, unless the thread was chosen to go on here; the next visible operation is part of the same step. */
    static native void pause();

    /** From here on other threads cannot run until {@link #show}; after an operation, the next pause is one. */
    static native void hide();

    static native void show();

    /** For counterexamples: the call begins, or has returned this. */
    private static native void tell(String call, String returned);
}
