package bench;

import clew.Verify;

/**
 * ReplicatedWorkers with the work abstracted to choices: each item may make another one. Who waits for the end tests with "=="
 * where it should be "!=", so that it goes on while there is work left.
 * Arguments: workers, items that the pool may hold; "fixed" tests rightly.
 */
public final class AbstractedWorkers {
    private final int workers, room;
    private final boolean fixed;
    private int poolSize = 1, blockedTakers;
    private boolean globalDone;

    private AbstractedWorkers(int workers, int room, boolean fixed) {
        this.workers = workers;
        this.room = room;
        this.fixed = fixed;
    }

    private synchronized boolean take() {
        blockedTakers++;
        if (blockedTakers == workers)
            notifyAll();
        while (poolSize == 0 && !globalDone)
            Threads.await(this);
        blockedTakers--;
        if (poolSize == 0)
            return false;
        poolSize--;
        return true;
    }

    private synchronized void add() {
        if (poolSize < room)
            poolSize++;
        notifyAll();
    }

    private synchronized void awaitTermination() {
        while (fixed ? blockedTakers != workers || poolSize > 0 : blockedTakers == workers)
            Threads.await(this);
        assert globalDone || poolSize == 0 : "work is left";
        globalDone = true;
        notifyAll();
    }

    private void work() {
        while (take())
            if (Verify.randomBool())
                add();
    }

    public static void main(String[] arguments) {
        int workers = Arguments.number(arguments, 0, 2);
        int room = Arguments.number(arguments, 1, 2);
        AbstractedWorkers pool = new AbstractedWorkers(workers, room, Arguments.has(arguments, "fixed"));
        Threads.startAll(Threads.make(workers, i -> pool::work));
        pool.awaitTermination();
    }
}
