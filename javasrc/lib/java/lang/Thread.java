package java.lang;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Chance;
import clew.internal.Clock;
import clew.internal.Hidden;
import clew.internal.Unseen;
import clew.internal.Wait;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ThreadFactory;

/**
 * A thread. Stack, scheduling, interrupt status and what it is blocked on are the VM's; this object has its name and what belongs
 * to the library. Virtual threads are daemon threads like all others here.
 */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    /** Phases of a thread's life. */
    private static final int NEW = 0, ALIVE = 1, TERMINATED = 2, STOPPED_BEFORE_START = 3;

    /** Odd, so that different ids have different probes. */
    private static final int PROBE_STEP = 0x9e3779b9;

    /** Ids below this are taken by the main thread and by those that a JDK runs for itself. */
    private static int nextId = 12;
    private static int nextNumber;
    /** Not volatile, so that the end of a thread by an exception is no step of its own; who sets it or asks for it lets others come first. */
    static UncaughtExceptionHandler defaultHandler;

    private volatile String name;
    private final long id;
    private final Runnable target;
    private ThreadGroup group;
    private int stackKilobytes;
    private volatile int priority;
    private volatile boolean daemon;
    /** The interrupt status while the thread is not alive; then the VM has it. */
    private boolean interrupted;
    private volatile int phase;
    /**
     * In searches that take join for one operation: 1 + the number of a thread that has joined this one; 1 if this one has joined any, and
     * 2 if it may have waited where nobody sees it (vm/execution/unseen.h).
     */
    private int joiner, joins;
    private volatile UncaughtExceptionHandler handler;
    private volatile ClassLoader contextClassLoader;
    /** The values of ThreadLocals: variable, value, variable...; null: none. */
    Object[] locals;
    /** Not used here: libraries that spread threads over stripes (caches, counters) take it by this name, through Unsafe. Never 0. */
    private int threadLocalRandomProbe;
    /** Where the thread is in the circle of ThreadLocalRandom.nextSecondarySeed. */
    private byte secondarySeed;
    /** The VM's number of the thread + 1, where searches keep who has seen its end. */
    private int number;

    /** What getState tells. */
    public enum State {
        NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED
    }

    /** Told of an exception that ends a thread. */
    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable exception);
    }

    // --- making threads -------------------------------------------------------------------------------------------

    public Thread() {
        this(0, null, null, null, true);
    }

    public Thread(Runnable target) {
        this(0, null, target, null, true);
    }

    public Thread(ThreadGroup group, Runnable target) {
        this(0, group, target, null, true);
    }

    public Thread(String name) {
        this(0, null, null, checkName(name), true);
    }

    public Thread(ThreadGroup group, String name) {
        this(0, group, null, checkName(name), true);
    }

    public Thread(Runnable target, String name) {
        this(0, null, target, checkName(name), true);
    }

    public Thread(ThreadGroup group, Runnable target, String name) {
        this(0, group, target, checkName(name), true);
    }

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
        this(stackSize, group, target, checkName(name), true);
    }

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize, boolean inheritThreadLocals) {
        this(stackSize, group, target, checkName(name), inheritThreadLocals);
    }

    /** A null name stands for "Thread-" and the next number. */
    @Atomic
    @CallsOut
    private Thread(long stackSize, ThreadGroup group, Runnable target, String name, boolean inheritThreadLocals) {
        Thread parent = currentThread();
        Chance.noteThreadMade();
        this.name = name == null ? "Thread-" + nextNumber++ : name;
        this.id = nextId++;
        this.target = target;
        this.stackKilobytes = (int) Math.min(stackSize >> 10, Integer.MAX_VALUE);
        this.group = group == null ? parent.getThreadGroup() : group;
        this.priority = Math.min(parent.priority, this.group.getMaxPriority());
        this.daemon = parent.daemon;
        this.contextClassLoader = parent.contextClassLoader;
        this.locals = inheritThreadLocals ? ThreadLocal.inherited(parent.locals) : null;
        this.threadLocalRandomProbe = (int) id * PROBE_STEP;
    }

    /** The main thread, or a later one that the VM began: it is running already. */
    Thread(ThreadGroup group, String name, boolean later) {
        this.name = name;
        this.target = null;
        this.id = later ? nextId++ : 1;
        this.group = group;
        this.priority = NORM_PRIORITY;
        this.phase = ALIVE;
        this.threadLocalRandomProbe = PROBE_STEP;
    }

    @Hidden
    private static String checkName(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        return name;
    }

    /** Makes this the object of the thread that runs. */
    native void attach();

    @Override
    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    // --- life -----------------------------------------------------------------------------------------------------

    @Atomic
    public synchronized void start() {
        int before = phase;
        if (before == ALIVE || before == TERMINATED) {
            throw new IllegalThreadStateException();
        }
        if (before == STOPPED_BEFORE_START) {
            terminate();
        } else {
            phase = ALIVE;
            start0(daemon, stackKilobytes);
        }
    }

    /** Starts a thread of the VM that runs execute(); the VM ends when only daemons are left. The size is a hint. */
    private native void start0(boolean isDaemon, int kilobytes);

    @Override
    public void run() {
        if (target != null) {
            target.run();
        }
    }

    /** The whole life of a started thread. */
    @Hidden
    private void execute() {
        try {
            run();
        } catch (Throwable exception) {
            dispatchUncaughtException(exception);
        }
        terminate();
    }

    /** Ends the thread for those who ask or wait. */
    @Hidden
    void terminate() {
        if (beginEnd()) {
            interrupted = isInterrupted();
            phase = TERMINATED;
            locals = null;
            handler = null;
            finishEnd();
        } else {
            terminateForAll();
        }
    }

    /** Is the end of a thread no step of its own? Then it is the VM that wakes up those who join, by finishEnd. */
    private native boolean beginEnd();

    private native void finishEnd();

    /** Takes the monitor, as join does. */
    @Hidden
    @Atomic
    private synchronized void terminateForAll() {
        interrupted = isInterrupted();
        phase = TERMINATED;
        locals = null;
        handler = null;
        notifyAll();
    }

    @Hidden
    void dispatchUncaughtException(Throwable exception) {
        try {
            UncaughtExceptionHandler taker = getUncaughtExceptionHandler();
            if (!(taker instanceof ThreadGroup)) {
                handled(exception);
            }
            taker.uncaughtException(this, exception);
        } catch (Throwable another) {
            try {
                System.err.println();
                System.err.println("Exception: " + another.getClass().getName()
                    + " thrown from the UncaughtExceptionHandler in thread \"" + name + "\"");
            } catch (ThreadDeath stopped) {
                // it ends anyway
            }
        }
    }

    /** Tells the VM of an exception that nobody handles: shall it be printed? */
    static native boolean uncaught(Throwable exception);

    /** Tells the VM that a handler of the program takes an exception. */
    static native void handled(Throwable exception);

    /** To be called before somebody is told what the end of this thread changes. */
    private native void ask();

    public final boolean isAlive() {
        ask();
        int now = phase;
        if (now == TERMINATED) {
            seeEnd();
        }
        return now == ALIVE;
    }

    /** The running thread knows from now on that this one has ended. */
    private native void seeEnd();

    public State getState() {
        ask();
        int now = phase;
        return now == ALIVE ? State.values()[state()] : now == TERMINATED ? State.TERMINATED : State.NEW;
    }

    /** The number of the State of a thread that is alive. */
    private native int state();

    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (!joinAtOnce(millis)) {
            joinByWaiting(millis);
        }
    }

    /** The whole of join as one operation; false: it is not to be one, and nothing was done. */
    private native boolean joinAtOnce(long millis) throws InterruptedException;

    @Atomic
    @Hidden
    private synchronized void joinByWaiting(long millis) throws InterruptedException {
        if (millis == 0) {
            while (isAlive()) {
                wait(0);
            }
        } else if (isAlive()) {
            long start = Clock.nanos(), left = millis;
            do {
                wait(left);
                long passed = Clock.nanos() - start;
                left = Clock.isKept() ? millis - passed / 1_000_000 : 0;      // where time stands still, the wait has timed out
            } while (isAlive() && left > 0);
        }
    }

    public final void join(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        join(roundedUp(millis, nanos));
    }

    public final void join() throws InterruptedException {
        join(0);
    }

    /** Whether the thread has ended when the time is over. */
    public final boolean join(Duration duration) throws InterruptedException {
        ask();
        if (phase == NEW) {
            throw new IllegalThreadStateException("Thread not started");
        }
        long millis = millisOf(duration);
        if (millis > 0) {
            join(millis);
        }
        return phase == TERMINATED;
    }

    @Hidden
    private static long roundedUp(long millis, int nanos) {
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        return nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis;
    }

    private static long millisOf(Duration duration) {
        return duration.isNegative() || duration.isZero() ? 0 : duration.plusNanos(999_999).toMillis();
    }

    // --- the running thread ---------------------------------------------------------------------------------------

    public static native Thread currentThread();

    public static native void yield();

    /** Like yield: what a spinning thread waits for is done by another. */
    public static native void onSpinWait();

    public static native void sleep(long millis) throws InterruptedException;

    public static void sleep(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        sleep(roundedUp(millis, nanos));
    }

    public static void sleep(Duration duration) throws InterruptedException {
        sleep(millisOf(duration));
    }

    public static native boolean holdsLock(Object object);

    public static boolean interrupted() {
        return currentThread().isInterrupted(true);
    }

    public boolean isInterrupted() {
        if (this != currentThread()) {
            Unseen.refute(this, Unseen.TASKS);
        }
        return isInterrupted(false);
    }

    private native boolean isInterrupted(boolean clear);

    /** Sets the interrupt status, and wakes the thread where it is blocked interruptibly. */
    public native void interrupt();

    @Deprecated(since = "1.2", forRemoval = true)
    public final void stop() {
        stopBy(new ThreadDeath());
    }

    /** The thread throws this where it is; who is suspended goes on for it. */
    private native void stopBy(ThreadDeath death);

    @Deprecated(since = "1.2", forRemoval = true)
    public final void suspend() {
        suspend0();
    }

    /** Without effect on a thread that is not alive, or suspended already. */
    private native void suspend0();

    @Deprecated(since = "1.2", forRemoval = true)
    public final void resume() {
        resume0();
    }

    private native void resume0();

    @Deprecated(since = "1.2", forRemoval = true)
    public int countStackFrames() {
        throw new UnsupportedOperationException();
    }

    public static void dumpStack() {
        new Exception("Stack trace").printStackTrace();
    }

    public StackTraceElement[] getStackTrace() {
        if (this == currentThread()) {
            return new Exception().getStackTrace();
        }
        return isAlive() ? stack() : new StackTraceElement[0];
    }

    /** The present stack of a thread that is alive. */
    private native StackTraceElement[] stack();

    public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
        Map<Thread, StackTraceElement[]> traces = new HashMap<>();
        for (Thread thread : threads()) {
            traces.put(thread, thread.getStackTrace());
        }
        return traces;
    }

    /** All threads that are alive, in the order of their start. */
    static native Thread[] threads();

    public static int activeCount() {
        return currentThread().getThreadGroup().activeCount();
    }

    public static int enumerate(Thread[] target) {
        return currentThread().getThreadGroup().enumerate(target);
    }

    // --- properties -----------------------------------------------------------------------------------------------

    /** Somebody looks at the name, which may have a number in it. */
    @Hidden
    private void noteNumber() {
        if (name.startsWith("Thread-")) {
            Chance.noteThreadNumber();
        }
    }

    public final String getName() {
        noteNumber();
        return name;
    }

    public final synchronized void setName(String name) {
        this.name = checkName(name);
    }

    @Deprecated(since = "19")
    public long getId() {
        Chance.noteThreadNumber();
        return id;
    }

    public final long threadId() {
        Chance.noteThreadNumber();
        return id;
    }

    public final boolean isVirtual() {
        return this instanceof VirtualThread;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int newPriority) {
        if (newPriority < MIN_PRIORITY || newPriority > MAX_PRIORITY) {
            throw new IllegalArgumentException();
        }
        ThreadGroup ownGroup = getThreadGroup();
        if (ownGroup != null && !isVirtual()) {
            priority = Math.min(newPriority, ownGroup.getMaxPriority());
        }
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setDaemon(boolean on) {
        if (isVirtual() && !on) {
            throw new IllegalArgumentException("'false' not legal for virtual threads");
        }
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        daemon = on;
    }

    public final ThreadGroup getThreadGroup() {
        if (this == currentThread()) {
            return group;
        }
        ask();
        return phase == TERMINATED ? null : group;
    }

    public ClassLoader getContextClassLoader() {
        return contextClassLoader == null ? ClassLoader.getSystemClassLoader() : contextClassLoader;
    }

    public void setContextClassLoader(ClassLoader loader) {
        contextClassLoader = loader;
    }

    @Deprecated(since = "17", forRemoval = true)
    public final void checkAccess() {
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        ask();
        UncaughtExceptionHandler own = handler;
        return own != null ? own : getThreadGroup();
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        this.handler = handler;
    }

    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        Wait.letOthers();
        return defaultHandler;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        Wait.letOthers();
        defaultHandler = handler;
    }

    @Override
    public String toString() {
        ThreadGroup ownGroup = getThreadGroup();
        noteNumber();
        return "Thread[" + name + "," + priority + "," + (ownGroup == null ? "" : ownGroup.getName()) + "]";
    }

    // --- builders -------------------------------------------------------------------------------------------------

    public static Builder.OfPlatform ofPlatform() {
        return new ThreadBuilders.Platform();
    }

    public static Builder.OfVirtual ofVirtual() {
        return new ThreadBuilders.Virtual();
    }

    public static Thread startVirtualThread(Runnable task) {
        Thread thread = new VirtualThread("", Objects.requireNonNull(task), true);
        thread.start();
        return thread;
    }

    /** Makes threads with common properties. */
    public interface Builder {
        Builder name(String name);

        Builder name(String prefix, long start);

        Builder inheritInheritableThreadLocals(boolean inherit);

        Builder uncaughtExceptionHandler(UncaughtExceptionHandler handler);

        Thread unstarted(Runnable task);

        Thread start(Runnable task);

        ThreadFactory factory();

        /** Makes ordinary threads. */
        interface OfPlatform extends Builder {
            @Override
            OfPlatform name(String name);

            @Override
            OfPlatform name(String prefix, long start);

            @Override
            OfPlatform inheritInheritableThreadLocals(boolean inherit);

            @Override
            OfPlatform uncaughtExceptionHandler(UncaughtExceptionHandler handler);

            OfPlatform group(ThreadGroup group);

            OfPlatform daemon(boolean on);

            default OfPlatform daemon() {
                return daemon(true);
            }

            OfPlatform priority(int priority);

            OfPlatform stackSize(long stackSize);
        }

        /** Makes virtual threads. */
        interface OfVirtual extends Builder {
            @Override
            OfVirtual name(String name);

            @Override
            OfVirtual name(String prefix, long start);

            @Override
            OfVirtual inheritInheritableThreadLocals(boolean inherit);

            @Override
            OfVirtual uncaughtExceptionHandler(UncaughtExceptionHandler handler);
        }
    }
}
