package bench;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Philosophers who put the left fork down again when the right one is taken, and eat once: in step they pick up and put down for ever.
 * Arguments: philosophers.
 */
public final class PoliteDinner {
    private final AtomicBoolean[] forks;

    private PoliteDinner(int count) {
        forks = new AtomicBoolean[count];
        for (int i = 0; i < count; i++)
            forks[i] = new AtomicBoolean();
    }

    private void dine(int seat) {
        AtomicBoolean left = forks[seat], right = forks[(seat + 1) % forks.length];
        while (true) {
            while (!left.compareAndSet(false, true)) {
            }
            if (right.compareAndSet(false, true))
                break;
            left.set(false);
        }
        right.set(false);
        left.set(false);
    }

    public static void main(String[] arguments) {
        int count = Arguments.number(arguments, 0, 2);
        PoliteDinner dinner = new PoliteDinner(count);
        Threads.startAll(Threads.make(count, number -> () -> dinner.dine(number)));
    }
}
