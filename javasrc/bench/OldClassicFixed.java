package bench;

/**
 * OldClassic done right: the monitor protects the test together with the wait, and the tasks agree on where counting starts.
 * Arguments: rounds of each task; 0, the default: endless.
 */
public final class OldClassicFixed {
    private static final class Event {
        private int count;

        synchronized void signal() {
            count = (count + 1) % 3;
            notifyAll();
        }

        /** Waits for a signal after the one that this count stands for; gives the new count. */
        synchronized int waitFor(int seen) {
            while (count == seen)
                Threads.await(this);
            return count;
        }
    }

    public static void main(String[] arguments) {
        int rounds = Arguments.number(arguments, 0, 0);
        Event first = new Event(), second = new Event();
        new Thread(() -> {
            int seen = 0;
            for (Rounds left = new Rounds(rounds); left.next();) {
                seen = first.waitFor(seen);
                second.signal();
            }
        }).start();
        new Thread(() -> {
            int seen = 0;
            for (Rounds left = new Rounds(rounds); left.next();) {
                first.signal();
                seen = second.waitFor(seen);
            }
        }).start();
    }
}
