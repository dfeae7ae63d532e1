package bench;

/**
 * Like OldClassic, with the test inside the monitor but the counter still read outside of it: a signal that comes before the
 * read is taken for an old one, and both kinds of tasks wait for ever.
 * Arguments: first tasks, second tasks, rounds of each.
 */
public final class Clean {
    private static final class Event {
        int count;

        synchronized void waitForEvent(int seen) {
            if (seen == count)
                Threads.await(this);
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

    public static void main(String[] arguments) {
        int rounds = Arguments.number(arguments, 2, 1);
        Event one = new Event(), two = new Event();
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 1), i -> () -> first(one, two, rounds)));
        Threads.startAll(Threads.make(Arguments.number(arguments, 1, 1), i -> () -> second(one, two, rounds)));
    }
}
