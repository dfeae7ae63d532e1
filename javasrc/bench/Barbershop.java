package bench;

import java.util.concurrent.Semaphore;

/**
 * A barber and customers with semaphores. A customer calls the barber before he has sat down, so that the barber may find nobody to come
 * to his chair. The error is a place in the program behind calls which both kinds of threads make, for searches that know the distance
 * to it.
 * Arguments: customers; "fixed" sits down first.
 */
public final class Barbershop {
    private final Semaphore mutex = new Semaphore(1), customers = new Semaphore(0), barber = new Semaphore(0);
    private final boolean fixed;
    private int waiting;
    private boolean closed;

    private Barbershop(boolean fixed) {
        this.fixed = fixed;
    }

    private void visit() {
        if (fixed)
            sit();
        customers.release();
        if (!fixed)
            sit();
        barber.acquireUninterruptibly();
    }

    private void sit() {
        mutex.acquireUninterruptibly();
        waiting++;
        mutex.release();
    }

    private void takeNext() {
        mutex.acquireUninterruptibly();
        if (waiting == 0)
            complain();
        waiting--;
        mutex.release();
    }

    private static void complain() {
        throw new IllegalStateException("nobody is there");
    }

    private void work() {
        customers.acquireUninterruptibly();
        while (!closed) {
            takeNext();
            barber.release();
            customers.acquireUninterruptibly();
        }
    }

    private void close() {
        closed = true;
        customers.release();
    }

    public static void main(String[] arguments) {
        Barbershop shop = new Barbershop(Arguments.has(arguments, "fixed"));
        Thread barber = new Thread(shop::work, "barber");
        barber.start();
        Threads.joinAll(Threads.startAll(Threads.make(Arguments.number(arguments, 0, 3), i -> shop::visit)));
        shop.close();
        Threads.join(barber);
    }
}
