package bench;

/**
 * Like OldClassic, with the test inside the monitor but the counter still read outside of it: a signal that comes before the
 * read is taken for an old one, and both kinds of tasks wait for ever.
 * Arguments: first tasks, second tasks, rounds of each; "fixed" reads the counter inside too, from a start that all agree on (for one
 * task of each kind, or one round); "slow": main pauses between the threads that it starts.
 */
public final class Clean {
    private static final class Event {
        int count;

        synchronized void waitForEvent(int seen) {
            if (seen == count)
                Threads.await(this);
        }

        /** Waits for a signal after the one that this count stands for; gives the new count. */
        synchronized int waitForChange(int seen) {
            while (seen == count)
                Threads.await(this);
            return count;
        }

        synchronized void signalEvent() {
            count = (count + 1) % 100;
            notifyAll();
        }
    }

    private static void first(Event one, Event two, int rounds) {
        int seen = one.count;
        for (int i = 0; i < rounds; i++) {
            one.waitForEvent(seen);
            seen = one.count;
            two.signalEvent();
        }
    }

    private static void second(Event one, Event two, int rounds) {
        int seen = two.count;
        for (int i = 0; i < rounds; i++) {
            one.signalEvent();
            two.waitForEvent(seen);
            seen = two.count;
        }
    }

    private static void firstFixed(Event one, Event two, int rounds) {
        for (int i = 0, seen = 0; i < rounds; i++) {
            seen = one.waitForChange(seen);
            two.signalEvent();
        }
    }

    private static void secondFixed(Event one, Event two, int rounds) {
        for (int i = 0, seen = 0; i < rounds; i++) {
            one.signalEvent();
            seen = two.waitForChange(seen);
        }
    }

    public static void main(String[] arguments) {
        int rounds = Arguments.number(arguments, 2, 1);
        Event one = new Event(), two = new Event();
        boolean fixed = Arguments.has(arguments, "fixed");
        int pauses = Arguments.has(arguments, "slow") ? Threads.PAUSES_OF_JDK : 0;
        Runnable first = fixed ? () -> firstFixed(one, two, rounds) : () -> first(one, two, rounds);
        Runnable second = fixed ? () -> secondFixed(one, two, rounds) : () -> second(one, two, rounds);
        Threads.startSlowly(pauses, Threads.make(Arguments.number(arguments, 0, 1), i -> first));
        Threads.startSlowly(pauses, Threads.make(Arguments.number(arguments, 1, 1), i -> second));
    }
}
