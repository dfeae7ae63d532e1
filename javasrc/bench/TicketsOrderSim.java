package bench;

/**
 * Tickets are made when a seat has none, tested outside the lock first and inside again; but the ticket is there for all to see
 * before it is filled in, and who tests outside takes it as it is.
 * Arguments: threads, seats; "fixed" fills the ticket in first.
 */
public final class TicketsOrderSim {
    private static final class Ticket {
        int number;

        void fillIn(int seat) {
            number = seat + 1;
        }
    }

    private static final class Seat {
        volatile Ticket ticket;
    }

    private final Seat[] seats;
    private final boolean fixed;

    private TicketsOrderSim(int count, boolean fixed) {
        seats = new Seat[count];
        for (int i = 0; i < count; i++)
            seats[i] = new Seat();
        this.fixed = fixed;
    }

    private Ticket order(int seat) {
        if (seats[seat].ticket == null) {
            synchronized (this) {
                if (seats[seat].ticket == null)
                    make(seat);
            }
        }
        return seats[seat].ticket;
    }

    private void make(int seat) {
        Ticket ticket = new Ticket();
        if (fixed)
            ticket.fillIn(seat);
        seats[seat].ticket = ticket;
        if (!fixed)
            ticket.fillIn(seat);
    }

    public static void main(String[] arguments) {
        int count = Arguments.number(arguments, 1, 1);
        TicketsOrderSim office = new TicketsOrderSim(count, Arguments.has(arguments, "fixed"));
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 2), number -> () -> {
            for (int seat = 0; seat < count; seat++)
                if (office.order(seat).number == 0)
                    throw new IllegalStateException("the ticket is not filled in");
        }));
    }
}
