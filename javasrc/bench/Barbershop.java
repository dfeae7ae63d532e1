package bench;

/**
 * A barber, and customers who look whether a chair is free before they take the lock with which they sit down: two may go for the
 * last one. Its error is a place in the program, for searches that know the distance to it.
 * Arguments: customers, chairs (one less than customers); "fixed" looks again with the lock.
 */
public final class Barbershop {
    private final int chairs;
    private final boolean fixed;
    private int waiting, arrived, served;
    private boolean closed;

    private Barbershop(int chairs, boolean fixed) {
        this.chairs = chairs;
        this.fixed = fixed;
    }

    private void visit() {
        if (waiting < chairs)
            sit();
    }

    private synchronized void sit() {
        if (fixed && waiting == chairs)
            return;
        waiting++;
        if (waiting > chairs)
            throw new IllegalStateException(waiting + " customers on " + chairs + " chairs");
        int number = ++arrived;
        notifyAll();
        while (served < number)
            Threads.await(this);
    }

    /** Cuts the hair of the next customer; false when the shop is closed and empty. */
    private synchronized boolean cut() {
        while (waiting == 0 && !closed)
            Threads.await(this);
        if (waiting == 0)
            return false;
        waiting--;
        served++;
        notifyAll();
        return true;
    }

    private void work() {
        while (cut()) {
            // one customer after the other
        }
    }

    private synchronized void close() {
        closed = true;
        notifyAll();
    }

    public static void main(String[] arguments) {
        int customers = Arguments.number(arguments, 0, 3);
        Barbershop shop = new Barbershop(Arguments.number(arguments, 1, customers - 1), Arguments.has(arguments, "fixed"));
        Thread barber = new Thread(shop::work, "barber");
        barber.start();
        Threads.joinAll(Threads.startAll(Threads.make(customers, i -> shop::visit)));
        shop.close();
        Threads.join(barber);
    }
}
