package bench;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Philosophers who put the left fork down again when the right one is taken, and eat once: in step they pick up and put down for ever.
 * Arguments: philosophers; "fixed" has each begin with the fork of the lower number.
 */
public final class PoliteDinner {
    private final AtomicBoolean[] forks;
    private final boolean fixed;

    private PoliteDinner(int count, boolean fixed) {
        this.fixed = fixed;
        forks = new AtomicBoolean[count];
        for (int i = 0; i < count; i++)
            forks[i] = new AtomicBoolean();
    }

    private void dine(int seat) {
        int next = (seat + 1) % forks.length;
        AtomicBoolean first = forks[fixed ? Math.min(seat, next) : seat], second = forks[fixed ? Math.max(seat, next) : next];
        while (true) {
            while (!first.compareAndSet(false, true)) {
            }
            if (second.compareAndSet(false, true))
                break;
            first.set(false);
        }
        second.set(false);
        first.set(false);
    }

    public static void main(String[] arguments) {
        int count = Arguments.number(arguments, 0, 2);
        PoliteDinner dinner = new PoliteDinner(count, Arguments.has(arguments, "fixed"));
        Threads.startAll(Threads.make(count, number -> () -> dinner.dine(number)));
    }
}
