package bench;

/**
 * The Remote Agent in an environment that grows: planner and executive miss each other's signal between testing a counter and
 * waiting, while threads that have nothing to do with it get in the way of a search.
 * Arguments: threads of the environment, rounds of each (0: endless, so that only a part of the program is stuck);
 * "fixed" tests and waits in one critical section.
 */
public final class RemoteAgent {
    private static final int TOKENS = 3;

    private static final class Event {
        private final boolean testsInside;
        int count;

        Event(boolean testsInside) {
            this.testsInside = testsInside;
        }

        synchronized void signal() {
            count = (count + 1) % 3;
            notifyAll();
        }

        private synchronized void justWait() {
            Threads.await(this);
        }

        private synchronized int waitForChange(int seen) {
            while (count == seen)
                Threads.await(this);
            return count;
        }

        /** Waits until the count is another one than it was; gives the new one. */
        int waitFor(int seen) {
            if (testsInside)
                return waitForChange(seen);
            if (seen == count)
                justWait();
            return count;
        }
    }

    private static final class Plan {
        private int token = TOKENS;

        synchronized void generate() {
            token = 0;
        }

        synchronized boolean execute() {
            if (token == TOKENS)
                return false;
            token++;
            return true;
        }
    }

    private static final class Agent {
        final Event wanted, ready;
        final Plan plan = new Plan();

        Agent(boolean fixed) {
            wanted = new Event(fixed);
            ready = new Event(fixed);
        }

        void planner() {
            int seen = 0;
            while (true) {
                seen = wanted.waitFor(seen);
                plan.generate();
                ready.signal();
            }
        }

        void executive() {
            int seen = 0;
            while (true) {
                wanted.signal();
                seen = ready.waitFor(seen);
                while (plan.execute()) {
                    // one token after the other
                }
            }
        }

        /** Repairs the plan whenever there is a new one. */
        void diagnosis() {
            while (true) {
                ready.justWait();
                plan.generate();
            }
        }
    }

    private static final class Device {
        private int state;

        synchronized void write(int value) {
            state = value;
        }
    }

    private static void startEnvironment(int threads, int rounds) {
        Device device = null;
        for (int i = 0; i < threads; i++) {
            if (i % 2 == 0)
                device = new Device();
            Device mine = device;
            int value = i % 2;
            new Thread(() -> {
                for (Rounds left = new Rounds(rounds); left.next();)
                    mine.write(value);
            }, "environment " + i).start();
        }
    }

    public static void main(String[] arguments) {
        int size = Arguments.number(arguments, 0, 5);
        int rounds = Arguments.number(arguments, 1, 4);
        Agent agent = new Agent(Arguments.has(arguments, "fixed"));
        new Thread(agent::planner, "planner").start();
        new Thread(agent::executive, "executive").start();
        new Thread(agent::diagnosis, "diagnosis").start();
        startEnvironment(size, rounds);
    }
}
