package bench;

/**
 * Planner and executive of the Remote Agent, with a diagnosis thread and an environment that has nothing to do with the error:
 * signals are missed between the test of a counter and the wait, and the agent's threads wait for ever.
 * Arguments: groups in the environment (two threads each), where counters wrap around, rounds of every loop (0: endless; the
 * environment then goes on while the agent is stuck); "envfirst" starts the environment first, "throw" makes the race
 * itself an exception, "fixed" tests and waits in one critical section (for endless loops).
 */
public final class RaxExtended {
    private static final class Event {
        private final int wrap;
        int count;

        Event(int wrap) {
            this.wrap = wrap;
        }

        synchronized void waitForEvent() {
            Threads.await(this);
        }

        /** Waits for a signal after the one that this count stands for; gives the new count. */
        synchronized int waitForChange(int seen) {
            while (seen == count)
                Threads.await(this);
            return count;
        }

        synchronized void signalEvent() {
            count = (count + 1) % wrap;
            notifyAll();
        }
    }

    private static final class Events {
        static Event plan, exec;

        static void initialize(int wrap) {
            plan = new Event(wrap);
            exec = new Event(wrap);
        }
    }

    private static final class Plan {
        private final int[] timeline = new int[5];
        private int currentToken;

        synchronized void generate() {
            for (int i = 0; i < timeline.length; i++)
                timeline[i] = 10 + i;
            currentToken = 0;
        }

        synchronized boolean done() {
            return currentToken == timeline.length;
        }

        synchronized void executeToken() {
            currentToken++;
        }

        synchronized void repair() {
            currentToken = 0;
        }
    }

    private static final class Planner extends Thread {
        private final Plan plan;
        private final int rounds;
        private final boolean throwing, fixed;

        Planner(Plan plan, int rounds, boolean throwing, boolean fixed) {
            this.plan = plan;
            this.rounds = rounds;
            this.throwing = throwing;
            this.fixed = fixed;
            start();
        }

        @Override
        public void run() {
            int count = fixed ? 0 : Events.plan.count;
            for (Rounds left = new Rounds(rounds); left.next();) {
                count = fixed ? Events.plan.waitForChange(count) : awaitEvent(count);
                plan.generate();
                Events.exec.signalEvent();
            }
        }

        private int awaitEvent(int count) {
            if (count == Events.plan.count) {
                if (throwing && count != Events.plan.count)
                    throw new IllegalStateException("a signal will be missed");
                Events.plan.waitForEvent();
            }
            return Events.plan.count;
        }
    }

    private static final class Executive extends Thread {
        private final Plan plan;
        private final int rounds;
        private final boolean fixed;

        Executive(Plan plan, int rounds, boolean fixed) {
            this.plan = plan;
            this.rounds = rounds;
            this.fixed = fixed;
            start();
        }

        @Override
        public void run() {
            int count = fixed ? 0 : Events.exec.count;
            for (Rounds left = new Rounds(rounds); left.next();) {
                Events.plan.signalEvent();
                count = fixed ? Events.exec.waitForChange(count) : awaitEvent(count);
                while (!plan.done())
                    plan.executeToken();
            }
        }

        private static int awaitEvent(int count) {
            if (count == Events.exec.count)
                Events.exec.waitForEvent();
            return Events.exec.count;
        }
    }

    private static final class Diagnosis extends Thread {
        private final Plan plan;
        private final int rounds;

        Diagnosis(Plan plan, int rounds) {
            this.plan = plan;
            this.rounds = rounds;
            start();
        }

        @Override
        public void run() {
            for (Rounds left = new Rounds(rounds); left.next();) {
                Events.exec.waitForEvent();
                plan.repair();
            }
        }
    }

    private static final class Shared {
        private int x;

        synchronized void write(int value) {
            x = value;
        }
    }

    private static final class Task extends Thread {
        private final Shared shared;
        private final int rounds;

        Task(Shared shared, int rounds) {
            this.shared = shared;
            this.rounds = rounds;
            start();
        }

        @Override
        public void run() {
            for (Rounds left = new Rounds(rounds); left.next();)
                shared.write(0);
        }
    }

    private static void createEnvironment(int groups, int rounds) {
        for (int i = 0; i < groups; i++) {
            Shared shared = new Shared();
            new Task(shared, rounds);
            new Task(shared, rounds);
        }
    }

    public static void main(String[] arguments) {
        int groups = Arguments.number(arguments, 0, 1);
        int wrap = Arguments.number(arguments, 1, 3);
        int rounds = Arguments.number(arguments, 2, 0);
        boolean environmentFirst = Arguments.has(arguments, "envfirst");
        if (environmentFirst)
            createEnvironment(groups, rounds);
        Events.initialize(wrap);
        Plan plan = new Plan();
        boolean fixed = Arguments.has(arguments, "fixed");
        new Planner(plan, rounds, Arguments.has(arguments, "throw"), fixed);
        new Executive(plan, rounds, fixed);
        new Diagnosis(plan, rounds);
        if (!environmentFirst)
            createEnvironment(groups, rounds);
    }
}
