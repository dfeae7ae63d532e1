package bench;

/**
 * An aeroplane whose seats are a ring. Who fills it does not test again after waiting: the ring overflows and looks empty, a
 * passenger is lost, and somebody waits for him for ever. Takes three threads of each kind and two seats.
 * Arguments: operations of each thread, threads of each kind, seats; "fixed" tests again.
 */
public final class Piper {
    private final String[] seats;
    private final boolean fixed;
    private int first, last;

    private Piper(int seats, boolean fixed) {
        this.seats = new String[seats];
        this.fixed = fixed;
    }

    private boolean isFull() {
        return (last + 1) % seats.length == first;
    }

    private synchronized void fillPlane(String passenger) {
        if (isFull())
            Threads.await(this);
        while (fixed && isFull())
            Threads.await(this);
        seats[last] = passenger;
        last = (last + 1) % seats.length;
        notifyAll();
    }

    private synchronized void emptyPlane() {
        while (first == last)
            Threads.await(this);
        seats[first] = null;
        first = (first + 1) % seats.length;
        notifyAll();
    }

    public static void main(String[] arguments) {
        int operations = Arguments.number(arguments, 0, 1);
        int threads = Arguments.number(arguments, 1, 32);
        Piper piper = new Piper(Arguments.number(arguments, 2, 2), Arguments.has(arguments, "fixed"));
        Threads.startAll(Threads.make(threads, number -> () -> {
            for (int i = 0; i < operations; i++)
                piper.fillPlane("passenger");
        }));
        Threads.startAll(Threads.make(threads, number -> () -> {
            for (int i = 0; i < operations; i++)
                piper.emptyPlane();
        }));
    }
}
