package bench;

/**
 * A manager gives tasks to workers, who wait for him. He sets how many are needed and then wakes those who wait; a worker
 * who looks before that and waits after it is never woken, and never works.
 * Arguments: workers; "fixed" looks and waits in one critical section.
 */
public final class GarageManager {
    private final boolean fixed;
    private boolean managerHasArrived;
    private int working;

    private GarageManager(boolean fixed) {
        this.fixed = fixed;
    }

    private synchronized boolean hasArrived() {
        return managerHasArrived;
    }

    private synchronized void justWait() {
        Threads.await(this);
    }

    private synchronized void waitForManager() {
        while (!managerHasArrived)
            Threads.await(this);
    }

    private synchronized void goToWork() {
        working++;
    }

    private void worker() {
        if (fixed)
            waitForManager();
        else if (!hasArrived())
            justWait();
        goToWork();
    }

    private synchronized void arrive() {
        managerHasArrived = true;
        notifyAll();
    }

    public static void main(String[] arguments) {
        int workers = Arguments.number(arguments, 0, 2);
        GarageManager garage = new GarageManager(Arguments.has(arguments, "fixed"));
        Thread[] threads = Threads.startAll(Threads.make(workers, i -> garage::worker));
        garage.arrive();
        Threads.joinAll(threads);
        assert garage.working == workers : garage.working + " work";
    }
}
