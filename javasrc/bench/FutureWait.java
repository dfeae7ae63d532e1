package bench;

import java.util.concurrent.FutureTask;

/**
 * Asks a future again and again whether it is done; the thread that should run it gives up if it comes too late.
 * Arguments: "fixed" runs it in any case.
 */
public final class FutureWait {
    private static volatile boolean closed;

    private FutureWait() {
    }

    public static void main(String[] arguments) {
        boolean fixed = Arguments.has(arguments, "fixed");
        FutureTask<Integer> future = new FutureTask<>(() -> 42);
        Threads.startAll(new Thread(() -> {
            if (!closed || fixed)
                future.run();
        }));
        closed = true;
        while (!future.isDone())
            Thread.onSpinWait();
    }
}
