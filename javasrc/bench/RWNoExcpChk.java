package bench;

/**
 * ReadersWriters by the name that the papers have for it: a reader counts itself as active only after it has left the monitor.
 * Arguments: readers, writers, rounds of each; "fixed" counts inside the monitor.
 */
public final class RWNoExcpChk {
    private RWNoExcpChk() {
    }

    public static void main(String[] arguments) {
        ReadersWriters.main(arguments);
    }
}
