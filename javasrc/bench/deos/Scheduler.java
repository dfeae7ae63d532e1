package bench.deos;

/** Runs the thread of the highest priority. */
final class Scheduler {
    private final Kernel kernel;
    private final RunnableThreads runnable = new RunnableThreads();
    private KernelThread running;

    Scheduler(Kernel kernel, KernelThread idle) {
        this.kernel = kernel;
        running = idle;
    }

    KernelThread running() {
        return running;
    }

    private void scheduleAnyThread() {
        if (!runnable.isEmpty() && running.priority < runnable.head().thread.priority) {
            runnable.addFirst(running.preemptionNode());
            scheduleOtherThread();
        } else {
            running.stopChargingTime();
            running.startChargingTime();
        }
    }

    void scheduleOtherThread() {
        ThreadNode head = runnable.head();
        head.remove();
        running.stopChargingTime();
        running = head.thread;
        running.startChargingTime();
    }

    void handleSystemTick() {
        kernel.event(0).pulse(runnable);
        scheduleAnyThread();
    }

    void handleTimer() {
        running.budgetIsUsedUp();
    }
}
