package bench.deos;

/** The kernel: its parts, the loop that lets time pass, and the property that threads are not promised more time than is left. */
public final class Kernel {
    static final int PERIODS = 3;
    static final int FASTEST_PERIOD = 20;

    final PeriodCounter counter;
    final PeriodicClock periodic = new PeriodicClock();
    final Clock clock;
    final Scheduler scheduler;
    final Process process;
    private final StartOfPeriodEvent[] events = new StartOfPeriodEvent[PERIODS];
    private final KernelThread[] threads = new KernelThread[PERIODS];       /* all but the idle one; null: deleted */

    public Kernel(boolean jumping, boolean limited, boolean gives, PeriodCounter counter) {
        this.counter = counter;
        clock = new Clock(jumping, limited, periodic, new Timer());
        for (int i = PERIODS - 1; i >= 0; i--)
            events[i] = new StartOfPeriodEvent(counter, passCount(i), i + 1 < PERIODS ? events[i + 1] : null);
        KernelThread idle = new KernelThread.Idle(this), main = new KernelThread.Main(this);
        scheduler = new Scheduler(this, idle);
        process = new Process(main, gives);
        idle.startChargingTime();
        register(main);
        create(new KernelThread.User(this, 1, 21));
        create(new KernelThread.User(this, 1, 21));
    }

    /** The length of a period in time units. */
    static int length(int index) {
        return index == 0 ? FASTEST_PERIOD : 3 * index * FASTEST_PERIOD;
    }

    /** How often the period before it fits into a period. */
    private static int passCount(int index) {
        return index == 0 ? 1 : length(index) / length(index - 1);
    }

    public void run() {
        while (true) {
            scheduler.running().body(clock.ticks());
        }
    }

    StartOfPeriodEvent event(int index) {
        return events[index];
    }

    private void create(KernelThread thread) {
        if (process.allocate(thread))
            register(thread);
    }

    private void register(KernelThread thread) {
        for (int i = 0; i < threads.length; i++) {
            if (threads[i] == null) {
                threads[i] = thread;
                thread.start();
                return;
            }
        }
    }

    void forget(KernelThread thread) {
        for (int i = 0; i < threads.length; i++)
            if (threads[i] == thread)
                threads[i] = null;
    }

    private int wanted() {
        int wanted = 0;
        for (KernelThread thread : threads)
            if (thread != null)
                wanted += wanted(thread);
        return wanted;
    }

    /** What a thread may still want until the period with index 1 ends. */
    private int wanted(KernelThread thread) {
        int wanted = 0;
        if (!thread.isCurrent(thread.lastExecution))
            wanted = thread.total;
        else if (!thread.isCurrent(thread.lastCompletion))
            wanted = thread.remaining;
        if (thread.periodIndex == 0)
            wanted += thread.total * (events[1].countDown() - 1);
        return wanted;
    }

    /** The property of time partitioning. */
    void checkTime() {
        if (scheduler == null || scheduler.running().isIdle())
            return;
        int left = FASTEST_PERIOD * (events[1].countDown() - 1) + FASTEST_PERIOD - periodic.usedTime();
        assert wanted() <= left : "more time wanted than is left";
    }
}
