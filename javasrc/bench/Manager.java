package bench;

/**
 * A handler and releasers of memory that spin on flags. A releaser counts a block as released only if nobody else left a note at
 * the same time, so that some are not counted.
 * Arguments: releasers, which is also how many requests there are; "fixed" counts every block, one releaser at a time.
 */
public final class Manager {
    private static volatile boolean flag;
    private static volatile int requests, released, notes;

    private static void handle(int count) {
        for (int i = 0; i < count; i++) {
            while (!flag)
                Thread.onSpinWait();
            requests--;
            flag = false;
        }
    }

    private static void release() {
        while (flag)
            Thread.onSpinWait();
        if (requests > 0)
            releaseBlock();
    }

    private static void releaseBlock() {
        changeNotes(1);
        flag = true;
        if (notes == 1)
            released++;
        changeNotes(-1);
    }

    private static synchronized void changeNotes(int by) {
        notes += by;
    }

    private static synchronized void releaseCounted() {
        requests--;
        released++;
    }

    public static void main(String[] arguments) {
        int count = Arguments.number(arguments, 0, 2);
        requests = count;
        boolean fixed = Arguments.has(arguments, "fixed");
        Thread handler = new Thread(() -> handle(count));
        handler.setDaemon(true);
        handler.start();
        Threads.joinAll(Threads.startAll(Threads.make(count, i -> fixed ? Manager::releaseCounted : Manager::release)));
        if (released != count)
            throw new IllegalStateException("released " + released + " of " + count);
    }
}
