package bench.deos;

/** The one process: what its threads have comes out of the budget of its main thread. */
final class Process {
    private final KernelThread main;
    private final boolean gives;        /* what a deleted thread had is given back at once */
    private int remaining = Kernel.FASTEST_PERIOD;

    Process(KernelThread main, boolean gives) {
        this.main = main;
        this.gives = gives;
    }

    /** What a thread needs in each fastest period. */
    private static int normalized(KernelThread thread) {
        return thread.total / (Kernel.length(thread.periodIndex) / Kernel.FASTEST_PERIOD);
    }

    boolean allocate(KernelThread thread) {
        int wanted = normalized(thread);
        if (wanted > remaining)
            return false;
        remaining -= wanted;
        main.total -= wanted;
        return true;
    }

    /** The error is here: the thread may have used a part of this in the present period. */
    void deallocate(KernelThread thread) {
        if (!gives)
            return;
        remaining += normalized(thread);
        main.total += normalized(thread);
    }
}
