package clew.internal.contracts;

/**
 * The sequential specification as a table: what each operation does in each state. States and results are numbers; the object
 * begins in state 0. Nothing in it changes while threads run.
 */
final class Table {
    private static final int BLOCKS = -1;       // in place of a next state

    final String[] operations;
    final String[] results;
    final boolean anyBlocks;
    private final int[] next;
    private final int[] result;

    /** `text`: for each state and operation "next result", "b" for one that blocks, "-" for one that no scenario gets to. */
    Table(String[] operations, String[] results, String text) {
        this.operations = operations;
        this.results = results;
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            count += text.charAt(i) == ';' ? 1 : 0;
        }
        next = new int[count];
        result = new int[count];
        anyBlocks = text.indexOf('b') >= 0;
        int at = 0;
        for (int i = 0; i < count; i++) {
            int end = text.indexOf(';', at);
            int space = text.indexOf(' ', at);
            boolean isEntry = space >= 0 && space < end;
            next[i] = isEntry ? Integer.parseInt(text, at, space, 10) : BLOCKS;
            result[i] = isEntry ? Integer.parseInt(text, space + 1, end, 10) : 0;
            at = end + 1;
        }
    }

    int states() {
        return next.length / operations.length;
    }

    boolean blocks(int state, int operation) {
        return next[state * operations.length + operation] == BLOCKS;
    }

    int next(int state, int operation) {
        return next[state * operations.length + operation];
    }

    int result(int state, int operation) {
        return result[state * operations.length + operation];
    }

    /** The number of a result; -1: the specification never has it. */
    int number(String text) {
        for (int i = 0; i < results.length; i++) {
            if (results[i].equals(text)) {
                return i;
            }
        }
        return -1;
    }
}
