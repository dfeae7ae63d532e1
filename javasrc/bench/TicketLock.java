package bench;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A ticket lock. Where drawing a ticket is not one step, two threads may get the same, both are let in, one turn is skipped, and who
 * has the ticket for it spins for ever.
 * Arguments: threads; "broken" draws in two steps.
 */
public final class TicketLock {
    private final AtomicInteger next = new AtomicInteger(), serving = new AtomicInteger();
    private final boolean broken;

    private TicketLock(boolean broken) {
        this.broken = broken;
    }

    private int draw() {
        if (!broken)
            return next.getAndIncrement();
        int ticket = next.get();
        next.set(ticket + 1);
        return ticket;
    }

    private void enterAndLeave() {
        int mine = draw();
        while (serving.get() != mine) {
        }
        serving.incrementAndGet();
    }

    public static void main(String[] arguments) {
        TicketLock lock = new TicketLock(Arguments.has(arguments, "broken"));
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 3), number -> lock::enterAndLeave));
    }
}
