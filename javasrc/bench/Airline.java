package bench;

/**
 * Tickets are sold by threads that stop the sale when too many are sold; by then the next ones may have started already, and
 * nobody waits for them before counting.
 * Arguments: threads, which is also how many tickets they could sell; by how many the seats are fewer (0: nothing is wrong);
 * "fixed" sells under a lock, and no more than there are; "slow": main pauses after each thread that it starts.
 */
public final class Airline implements Runnable {
    private static int sold;
    private static boolean stopSales;
    private final int seats;
    private final boolean fixed;

    private Airline(int seats, boolean fixed) {
        this.seats = seats;
        this.fixed = fixed;
    }

    @Override
    public void run() {
        if (fixed)
            sellOne();
        else
            sellAnyhow();
    }

    private void sellAnyhow() {
        sold++;
        if (sold > seats)
            stopSales = true;
    }

    private synchronized void sellOne() {
        if (sold < seats)
            sold++;
    }

    private void sell(int threads, int pauses) {
        for (int i = 0; i < threads; i++) {
            Thread seller = new Thread(this);
            if (stopSales) {
                sold--;
                break;
            }
            Threads.startSlowly(pauses, seller);
        }
    }

    public static void main(String[] arguments) {
        int threads = Arguments.number(arguments, 0, 3);
        Airline airline = new Airline(threads - Arguments.number(arguments, 1, 1), Arguments.has(arguments, "fixed"));
        airline.sell(threads, Arguments.has(arguments, "slow") ? Threads.PAUSES_OF_START : 0);
        if (sold > airline.seats)
            throw new IllegalStateException("sold " + sold + " of " + airline.seats);
    }
}
