package bench;

import clew.Verify;
import java.util.function.IntFunction;

/** What the benchmarks do with threads and nobody interrupts. */
final class Threads {
    private Threads() {
    }

    /** So many threads, not yet started. */
    static Thread[] make(int count, IntFunction<Runnable> body) {
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++)
            threads[i] = new Thread(body.apply(i));
        return threads;
    }

    static Thread[] startAll(Thread... threads) {
        for (Thread thread : threads)
            thread.start();
        return threads;
    }

    /** Does it again and again, each time in one step. */
    static Runnable repeat(Runnable turn) {
        return () -> {
            while (true) {
                Verify.beginAtomic();
                turn.run();
                Verify.endAtomic();
            }
        };
    }

    /** Some model checkers let others run when a thread has been started, as if that were something to see. */
    static final int PAUSES_OF_START = 1;

    /** Where others may run besides if the JDK makes and starts a thread: at the locks for its number, twice for its group, and its own. */
    static final int PAUSES_OF_JDK = PAUSES_OF_START + 4;

    /** Starts them with so many pauses after each, in which others may run. */
    static void startSlowly(int pauses, Thread... threads) {
        for (Thread thread : threads) {
            thread.start();
            for (int i = 0; i < pauses; i++)
                Verify.breakTransition();
        }
    }

    static void joinAll(Thread... threads) {
        for (Thread thread : threads)
            join(thread);
    }

    static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits in the monitor of this object, which the caller holds. */
    static void await(Object monitor) {
        try {
            monitor.wait();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
