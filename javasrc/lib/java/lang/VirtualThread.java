package java.lang;

/** A virtual thread: a daemon that the VM schedules like any other thread. */
final class VirtualThread extends Thread {
    VirtualThread(String name, Runnable task, boolean inheritThreadLocals) {
        super(ThreadGroup.virtualThreads(), task, name, 0, inheritThreadLocals);
        setPriority(NORM_PRIORITY);
        setDaemon(true);
    }

    @Override
    public String toString() {
        String name = getName();
        return "VirtualThread[#" + threadId() + (name.isEmpty() ? "" : "," + name) + "]/" + getState().toString().toLowerCase();
    }
}
