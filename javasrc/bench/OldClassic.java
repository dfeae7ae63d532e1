package bench;

/**
 * The error of the Remote Agent, small: a task tests outside the monitor whether there was a signal and then waits, so that
 * a signal between the two is missed and both tasks wait for ever.
 * Arguments: rounds of each task, with counters that do not wrap around; without it, endless tasks with counters that do.
 */
public final class OldClassic {
    private static final class Event {
        private final int wrap;
        int count;

        Event(int wrap) {
            this.wrap = wrap;
        }

        synchronized void signal() {
            count = (count + 1) % wrap;
            notifyAll();
        }

        synchronized void waitFor() {
            Threads.await(this);
        }
    }

    private abstract static class Task extends Thread {
        final Event first, second;
        final int rounds;
        int count;

        Task(Event first, Event second, int rounds) {
            this.first = first;
            this.second = second;
            this.rounds = rounds;
        }
    }

    private static final class FirstTask extends Task {
        FirstTask(Event first, Event second, int rounds) {
            super(first, second, rounds);
        }

        @Override
        public void run() {
            count = first.count;
            for (Rounds left = new Rounds(rounds); left.next();) {
                System.out.println("1");
                if (count == first.count)
                    first.waitFor();
                count = first.count;
                second.signal();
            }
        }
    }

    private static final class SecondTask extends Task {
        SecondTask(Event first, Event second, int rounds) {
            super(first, second, rounds);
        }

        @Override
        public void run() {
            count = second.count;
            for (Rounds left = new Rounds(rounds); left.next();) {
                System.out.println("  2");
                first.signal();
                if (count == second.count)
                    second.waitFor();
                count = second.count;
            }
        }
    }

    public static void main(String[] arguments) {
        int rounds = Arguments.number(arguments, 0, 0);
        int wrap = rounds == 0 ? 3 : Integer.MAX_VALUE;
        Event first = new Event(wrap), second = new Event(wrap);
        new FirstTask(first, second, rounds).start();
        new SecondTask(first, second, rounds).start();
    }
}
