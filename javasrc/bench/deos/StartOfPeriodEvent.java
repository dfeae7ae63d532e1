package bench.deos;

/** The beginning of a period: wakes the threads that wait for it and, every so often, starts the next longer period too. */
final class StartOfPeriodEvent {
    private final PeriodCounter counter;
    private final int passCount;
    private final StartOfPeriodEvent successor;
    private final ThreadList waiting = new ThreadList();
    private int period;
    private int countDown = 1;

    StartOfPeriodEvent(PeriodCounter counter, int passCount, StartOfPeriodEvent successor) {
        this.counter = counter;
        this.passCount = passCount;
        this.successor = successor;
    }

    int currentPeriod() {
        return period;
    }

    int countDown() {
        return countDown;
    }

    void waitFor(ThreadNode node) {
        waiting.addLast(node);
    }

    void pulse(RunnableThreads runnable) {
        if (--countDown > 0)
            return;
        period = counter.next(period);
        countDown = passCount;
        runnable.mergeList(waiting);
        if (successor != null)
            successor.pulse(runnable);
    }
}
