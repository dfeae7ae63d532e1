package bench;

import clew.Verify;

/**
 * The Remote Agent in an environment that grows: planner and executive miss each other's signal between testing a counter and
 * waiting, while threads that have nothing to do with it get in the way of a search.
 * Arguments: groups of the environment (two threads and what they share), rounds of each thread (0: endless, so that only a part of the
 * program is stuck); "fixed" tests and waits in one critical section; "atomic" starts all threads in one step.
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

    /** What the threads of the agent share, and a name for each. */
    private abstract static class Part extends Thread {
        final Event wanted, ready;
        final Plan plan;

        Part(String name, Event wanted, Event ready, Plan plan) {
            super(name);
            this.wanted = wanted;
            this.ready = ready;
            this.plan = plan;
        }
    }

    private static final class Planner extends Part {
        Planner(Event wanted, Event ready, Plan plan) {
            super("planner", wanted, ready, plan);
        }

        @Override
        public void run() {
            int seen = 0;
            while (true) {
                seen = wanted.waitFor(seen);
                plan.generate();
                ready.signal();
            }
        }
    }

    private static final class Executive extends Part {
        Executive(Event wanted, Event ready, Plan plan) {
            super("executive", wanted, ready, plan);
        }

        @Override
        public void run() {
            int seen = 0;
            while (true) {
                wanted.signal();
                seen = ready.waitFor(seen);
                while (plan.execute()) {
                    // one token after the other
                }
            }
        }
    }

    /** Repairs the plan whenever there is a new one. */
    private static final class Diagnosis extends Part {
        Diagnosis(Event wanted, Event ready, Plan plan) {
            super("diagnosis", wanted, ready, plan);
        }

        @Override
        public void run() {
            while (true) {
                ready.justWait();
                plan.generate();
            }
        }
    }

    /** What two threads of the environment share. */
    private static final class Device {
        private int state;

        synchronized void write(int value) {
            state = value;
        }
    }

    private static final class Task extends Thread {
        private final Device device;
        private final int rounds;

        Task(Device device, int rounds) {
            this.device = device;
            this.rounds = rounds;
        }

        @Override
        public void run() {
            int left = rounds;
            do {
                device.write(0);
            } while (rounds == 0 || --left > 0);
        }
    }

    private static void startAgent(boolean fixed) {
        Event wanted = new Event(fixed), ready = new Event(fixed);
        Plan plan = new Plan();
        new Planner(wanted, ready, plan).start();
        new Executive(wanted, ready, plan).start();
        new Diagnosis(wanted, ready, plan).start();
    }

    private static void startEnvironment(int groups, int rounds) {
        for (int i = 0; i < groups; i++) {
            Device device = new Device();
            new Task(device, rounds).start();
            new Task(device, rounds).start();
        }
    }

    public static void main(String[] arguments) {
        int size = Arguments.number(arguments, 0, 5);
        int rounds = Arguments.number(arguments, 1, 1);
        if (Arguments.has(arguments, "atomic"))
            Verify.beginAtomic();
        startAgent(Arguments.has(arguments, "fixed"));
        startEnvironment(size, rounds);
        if (Arguments.has(arguments, "atomic"))
            Verify.endAtomic();
    }
}
