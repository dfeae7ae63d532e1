package bench;

/**
 * The sleeping barber with four bare objects for signals: notifications before anybody waits are lost, and a customer waits
 * while holding the lock that the barber needs.
 * Arguments: customers, rounds of the barber, rounds of each customer.
 */
public final class SleepingBarber {
    private static final int CHAIRS = 2;

    private final Object customerAvailable = new Object(), mutex = new Object();
    private final Object barberReady = new Object(), working = new Object();
    private int waiting, cutting;

    private static void notifyOne(Object signal) {
        synchronized (signal) {
            signal.notify();
        }
    }

    private static void waitFor(Object signal) {
        synchronized (signal) {
            Threads.await(signal);
        }
    }

    private void barber(int rounds) {
        for (int i = 0; i < rounds; i++) {
            waitFor(customerAvailable);
            synchronized (mutex) {
                waiting--;
            }
            notifyOne(barberReady);
            waitFor(working);
        }
    }

    private void customer(int rounds) {
        for (int i = 0; i < rounds; i++) {
            synchronized (mutex) {
                if (waiting < CHAIRS) {
                    waiting++;
                    notifyOne(customerAvailable);
                    waitFor(barberReady);
                    cutting++;
                    cutting--;
                    notifyOne(working);
                }
            }
        }
    }

    public static void main(String[] arguments) {
        int barberRounds = Arguments.number(arguments, 1, 1);
        int customerRounds = Arguments.number(arguments, 2, 1);
        SleepingBarber shop = new SleepingBarber();
        new Thread(() -> shop.barber(barberRounds)).start();
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 1), i -> () -> shop.customer(customerRounds)));
    }
}
