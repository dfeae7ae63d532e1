package bench;

/**
 * Philosophers at a table that is a monitor. Who puts the forks back wakes one of those who wait, perhaps one who needs another
 * fork; with three all may wait. With two nothing is wrong.
 * Arguments: philosophers, meals of each; "fixed" waits for both forks before taking one, and wakes all.
 */
public final class Philo {
    private final boolean[] taken;
    private final boolean fixed;

    private Philo(int count, boolean fixed) {
        taken = new boolean[count];
        this.fixed = fixed;
    }

    private synchronized void takeForks(int me) {
        int right = (me + 1) % taken.length;
        while (taken[me] || fixed && taken[right])
            Threads.await(this);
        taken[me] = true;
        while (taken[right])
            Threads.await(this);
        taken[right] = true;
    }

    private synchronized void putForks(int me) {
        taken[me] = taken[(me + 1) % taken.length] = false;
        if (fixed)
            notifyAll();
        else
            notify();
    }

    public static void main(String[] arguments) {
        int count = Arguments.number(arguments, 0, 3);
        int meals = Arguments.number(arguments, 1, 1);
        Philo table = new Philo(count, Arguments.has(arguments, "fixed"));
        Threads.startAll(Threads.make(count, me -> () -> {
            for (int i = 0; i < meals; i++) {
                table.takeForks(me);
                table.putForks(me);
            }
        }));
    }
}
