package clew.internal;

/** Waiting for other processes, without stopping the program's other threads. */
public final class Processes {
    private Processes() {
    }

    /** The exit status of a process (128 + the signal that killed it); -1: it still runs, -2: nobody knows. Looks for a moment. */
    private static native int status(long pid, boolean reap);

    public static int await(long pid, boolean reap) {
        int status = status(pid, reap);
        while (status == -1) {
            Thread.yield();
            status = status(pid, reap);
        }
        return status;
    }
}
