package bench;

/**
 * The sleeping barber with four bare objects for signals: notifications before anybody waits are lost, and a customer waits
 * while holding the lock that the barber needs.
 * Arguments: customers, rounds of the barber, rounds of each customer; "fixed": signals are counted, and nobody holds the lock while
 * waiting (the barber's rounds must then be as many as all haircuts, and the customers no more than chairs and barber).
 */
public final class SleepingBarber {
    private static final int CHAIRS = 2;

    /** What somebody waits for; one that counts does not forget who signalled before. */
    private static final class Signal {
        private final boolean counts;
        private int given;

        Signal(boolean counts) {
            this.counts = counts;
        }

        synchronized void give() {
            if (counts)
                given++;
            notify();
        }

        synchronized void await() {
            if (!counts)
                Threads.await(this);
            while (counts && given == 0)
                Threads.await(this);
            if (counts)
                given--;
        }
    }

    private final Signal customerAvailable, barberReady, working;
    private final Object mutex = new Object();
    private int waiting, cutting;

    private SleepingBarber(boolean fixed) {
        customerAvailable = new Signal(fixed);
        barberReady = new Signal(fixed);
        working = new Signal(fixed);
    }

    private void barber(int rounds) {
        for (int i = 0; i < rounds; i++) {
            customerAvailable.await();
            synchronized (mutex) {
                waiting--;
            }
            barberReady.give();
            working.await();
        }
    }

    private void customerFixed(int rounds) {
        for (int i = 0; i < rounds; i++) {
            synchronized (mutex) {
                waiting++;
            }
            customerAvailable.give();
            barberReady.await();
            working.give();
        }
    }

    private void customer(int rounds) {
        for (int i = 0; i < rounds; i++) {
            synchronized (mutex) {
                if (waiting < CHAIRS) {
                    waiting++;
                    customerAvailable.give();
                    barberReady.await();
                    cutting++;
                    cutting--;
                    working.give();
                }
            }
        }
    }

    public static void main(String[] arguments) {
        int barberRounds = Arguments.number(arguments, 1, 1);
        int customerRounds = Arguments.number(arguments, 2, 1);
        boolean fixed = Arguments.has(arguments, "fixed");
        SleepingBarber shop = new SleepingBarber(fixed);
        Runnable customer = fixed ? () -> shop.customerFixed(customerRounds) : () -> shop.customer(customerRounds);
        new Thread(() -> shop.barber(barberRounds)).start();
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 1), i -> customer));
    }
}
