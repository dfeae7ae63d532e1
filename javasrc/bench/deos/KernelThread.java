package bench.deos;

import clew.Verify;

/** A thread of the kernel (no Java thread): a budget for each of its periods, and what it does when it runs. */
abstract class KernelThread {
    final Kernel kernel;
    final StartOfPeriodEvent event;
    final int periodIndex, priority;
    private final ThreadNode waitNode = new ThreadNode(this), preemptionNode = new ThreadNode(this);
    int total, remaining;
    int lastExecution, lastCompletion;      /* numbers of periods */

    KernelThread(Kernel kernel, int periodIndex, int priority, int budget) {
        this.kernel = kernel;
        this.periodIndex = periodIndex;
        this.priority = priority;
        event = kernel.event(periodIndex);
        total = remaining = budget;
    }

    /** One of the things that the thread may do after time has passed so. */
    abstract void body(int interrupt);

    boolean isIdle() {
        return false;
    }

    final ThreadNode preemptionNode() {
        return preemptionNode;
    }

    final boolean isCurrent(int period) {
        return kernel.counter.same(period, event.currentPeriod());
    }

    final void start() {
        event.waitFor(waitNode);
        lastExecution = lastCompletion = event.currentPeriod();
    }

    final void startChargingTime() {
        if (isIdle()) {
            remaining = total;
        } else if (!isCurrent(lastExecution)) {
            remaining = total;
            lastExecution = event.currentPeriod();
        }
        kernel.checkTime();
        kernel.clock.setTimer(remaining);
    }

    final void stopChargingTime() {
        remaining = kernel.clock.remaining();
    }

    final void waitUntilNextPeriod() {
        event.waitFor(waitNode);
        lastCompletion = event.currentPeriod();
        kernel.scheduler.scheduleOtherThread();
    }

    void budgetIsUsedUp() {
        waitUntilNextPeriod();
    }

    final void delete() {
        lastCompletion = event.currentPeriod();
        kernel.forget(this);
        kernel.process.deallocate(this);
        kernel.scheduler.scheduleOtherThread();
    }

    final void getInterrupted(int interrupt) {
        if (interrupt == Clock.SYSTEM_INTERRUPT) {
            kernel.periodic.resetUsedTime();
            kernel.scheduler.handleSystemTick();
        } else if (interrupt == Clock.TIMEOUT) {
            kernel.scheduler.handleTimer();
        }
    }

    /** Runs when nobody else wants to. */
    static final class Idle extends KernelThread {
        Idle(Kernel kernel) {
            super(kernel, 0, 0, Kernel.FASTEST_PERIOD);
        }

        @Override
        boolean isIdle() {
            return true;
        }

        @Override
        void budgetIsUsedUp() {
            startChargingTime();
        }

        @Override
        void body(int interrupt) {
            getInterrupted(interrupt);
        }
    }

    /** The main thread of the process, in the fastest period, with the budget that nobody else has. */
    static final class Main extends KernelThread {
        Main(Kernel kernel) {
            super(kernel, 0, Kernel.PERIODS, Kernel.FASTEST_PERIOD);
        }

        @Override
        void body(int interrupt) {
            if (interrupt == Clock.NO_TIME_CHANGE || Verify.randomBool())
                waitUntilNextPeriod();
            else
                getInterrupted(interrupt);
        }
    }

    /** A thread that the process has created; it may delete itself. */
    static final class User extends KernelThread {
        User(Kernel kernel, int periodIndex, int budget) {
            super(kernel, periodIndex, Kernel.PERIODS - periodIndex, budget);
        }

        @Override
        void body(int interrupt) {
            int choice = interrupt != Clock.NO_TIME_CHANGE ? Verify.random(2) : Verify.randomBool() ? 0 : 2;
            if (choice == 0)
                waitUntilNextPeriod();
            else if (choice == 1)
                getInterrupted(interrupt);
            else
                delete();
        }
    }
}
