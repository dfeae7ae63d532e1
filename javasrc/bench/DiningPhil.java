package bench;

import clew.Verify;

/**
 * Dining philosophers who eat again and again, each with the left fork first: all may hold one and wait for the other.
 * Arguments: how many; "fixed" lets the last one take the right fork first; "atomic" starts all in one step.
 */
public final class DiningPhil {
    private static final class Fork {
    }

    private static final class Philosopher extends Thread {
        private final Fork first, second;

        Philosopher(Fork first, Fork second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            while (true) {
                synchronized (first) {
                    synchronized (second) {
                        // eats
                    }
                }
            }
        }
    }

    public static void main(String[] arguments) {
        int count = Arguments.number(arguments, 0, 4);
        boolean fixed = Arguments.has(arguments, "fixed");
        if (Arguments.has(arguments, "atomic"))
            Verify.beginAtomic();
        Fork[] forks = new Fork[count];
        for (int i = 0; i < count; i++)
            forks[i] = new Fork();
        for (int i = 0; i < count; i++) {
            Fork left = forks[i], right = forks[(i + 1) % count];
            boolean rightFirst = fixed && i == count - 1;
            new Philosopher(rightFirst ? right : left, rightFirst ? left : right).start();
        }
        if (Arguments.has(arguments, "atomic"))
            Verify.endAtomic();
    }
}
