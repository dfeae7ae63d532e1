package jdk.internal.misc;

/** A daemon thread of the library's own. */
public final class InnocuousThread extends Thread {
    private static int count;

    private InnocuousThread(Runnable target, String name, int priority) {
        super(null, target, name, 0, false);
        setDaemon(true);
        if (priority > 0) {
            setPriority(priority);
        }
    }

    public static Thread newThread(Runnable target) { return newThread(nextName(), target); }
    public static Thread newThread(String name, Runnable target) { return newThread(name, target, -1); }
    private static synchronized String nextName() { return "InnocuousThread-" + ++count; }

    public static Thread newThread(String name, Runnable target, int priority) {
        return new InnocuousThread(target, name, priority);
    }

    public static Thread newSystemThread(Runnable target) { return newThread(target); }
    public static Thread newSystemThread(String name, Runnable target) { return newThread(name, target); }

    public static Thread newSystemThread(String name, Runnable target, int priority) {
        return newThread(name, target, priority);
    }

    public static Thread newSystemThread(String name, Runnable target, long stackSize, int priority) {
        return newThread(name, target, priority);
    }

    public void eraseThreadLocals() {
    }
}
