package java.lang;

import java.io.PrintStream;
import java.util.Arrays;

/** A named set of threads. Which threads belong to it is told by the threads; it only knows its subgroups. */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    private final ThreadGroup parent;
    private final String name;
    private int maxPriority;
    private boolean daemon;
    private boolean destroyed;
    /** null: none. */
    private ThreadGroup[] groups;

    /** The root of all groups. */
    private ThreadGroup() {
        parent = null;
        name = "system";
        maxPriority = Thread.MAX_PRIORITY;
    }

    public ThreadGroup(String name) {
        this(Thread.currentThread().getThreadGroup(), name);
    }

    public ThreadGroup(ThreadGroup parent, String name) {
        parent.checkAccess();
        this.parent = parent;
        this.name = name;
        this.maxPriority = parent.maxPriority;
        this.daemon = parent.daemon;
        parent.add(this);
    }

    /** The group of the main thread, under a new root. */
    static ThreadGroup forMain() {
        return new ThreadGroup(new ThreadGroup(), "main");
    }

    /** The group of all virtual threads. */
    static synchronized ThreadGroup virtualThreads() {
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.parent != null) {
            root = root.parent;
        }
        for (ThreadGroup group : root.groups) {
            if (group.name == "VirtualThreads") {
                return group;
            }
        }
        return new ThreadGroup(root, "VirtualThreads");
    }

    private synchronized void add(ThreadGroup group) {
        if (destroyed) {
            throw new IllegalThreadStateException();
        }
        int count = groups == null ? 0 : groups.length;
        groups = count == 0 ? new ThreadGroup[1] : Arrays.copyOf(groups, count + 1);
        groups[count] = group;
    }

    private synchronized void remove(ThreadGroup group) {
        int count = groups.length - 1;
        ThreadGroup[] fewer = new ThreadGroup[count];
        int next = 0;
        for (ThreadGroup other : groups) {
            if (other != group) {
                fewer[next++] = other;
            }
        }
        groups = count == 0 ? null : fewer;
    }

    public final String getName() {
        return name;
    }

    public final ThreadGroup getParent() {
        return parent;
    }

    public final int getMaxPriority() {
        return maxPriority;
    }

    public final synchronized void setMaxPriority(int priority) {
        if (priority >= Thread.MIN_PRIORITY && priority <= Thread.MAX_PRIORITY) {
            maxPriority = parent == null ? priority : Math.min(priority, parent.maxPriority);
            for (int i = 0; groups != null && i < groups.length; i++) {
                groups[i].setMaxPriority(priority);
            }
        }
    }

    @Deprecated(since = "16", forRemoval = true)
    public final boolean isDaemon() {
        return daemon;
    }

    @Deprecated(since = "16", forRemoval = true)
    public final void setDaemon(boolean daemon) {
        this.daemon = daemon;
    }

    @Deprecated(since = "16", forRemoval = true)
    public synchronized boolean isDestroyed() {
        return destroyed;
    }

    @Deprecated(since = "16", forRemoval = true)
    public final synchronized void destroy() {
        if (destroyed || threads(false).length > 0) {
            throw new IllegalThreadStateException();
        }
        ThreadGroup[] subgroups = groups == null ? new ThreadGroup[0] : groups.clone();
        for (ThreadGroup group : subgroups) {
            group.destroy();
        }
        if (parent != null) {
            destroyed = true;
            parent.remove(this);
        }
    }

    public final boolean parentOf(ThreadGroup group) {
        ThreadGroup other = group;
        while (other != null && other != this) {
            other = other.parent;
        }
        return other != null;
    }

    @Deprecated(since = "17", forRemoval = true)
    public final void checkAccess() {
    }

    /** The threads of this group that are alive; those of its subgroups, too, if asked for. */
    private Thread[] threads(boolean recurse) {
        Thread[] all = Thread.threads();
        int count = 0;
        for (Thread thread : all) {
            ThreadGroup group = thread.getThreadGroup();
            if (group == this || recurse && group != null && parentOf(group)) {
                all[count++] = thread;
            }
        }
        return Arrays.copyOf(all, count);
    }

    public int activeCount() {
        return threads(true).length;
    }

    public int enumerate(Thread[] target) {
        return enumerate(target, true);
    }

    public int enumerate(Thread[] target, boolean recurse) {
        Thread[] threads = threads(recurse);
        int count = Math.min(threads.length, target.length);
        System.arraycopy(threads, 0, target, 0, count);
        return count;
    }

    public int activeGroupCount() {
        int count = 0;
        for (int i = 0; groups != null && i < groups.length; i++) {
            count += 1 + groups[i].activeGroupCount();
        }
        return count;
    }

    public int enumerate(ThreadGroup[] target) {
        return enumerate(target, true);
    }

    public int enumerate(ThreadGroup[] target, boolean recurse) {
        return enumerate(target, 0, recurse);
    }

    private int enumerate(ThreadGroup[] target, int from, boolean recurse) {
        int next = from;
        int room = target.length;
        for (int i = 0; groups != null && i < groups.length && next < room; i++) {
            target[next++] = groups[i];
        }
        for (int i = 0; recurse && groups != null && i < groups.length; i++) {
            next = groups[i].enumerate(target, next, true);
        }
        return next;
    }

    public final void interrupt() {
        for (Thread thread : threads(true)) {
            thread.interrupt();
        }
    }

    @Deprecated(since = "1.2", forRemoval = true)
    public final void stop() {
        Thread own = null;
        for (Thread thread : threads(true)) {
            if (thread == Thread.currentThread()) {
                own = thread;
            } else {
                thread.stop();
            }
        }
        if (own != null) {
            own.stop();
        }
    }

    @Deprecated(since = "1.2", forRemoval = true)
    public final void suspend() {
        Thread own = null;
        for (Thread thread : threads(true)) {
            if (thread == Thread.currentThread()) {
                own = thread;
            } else {
                thread.suspend();
            }
        }
        if (own != null) {
            own.suspend();
        }
    }

    @Deprecated(since = "1.2", forRemoval = true)
    public final void resume() {
        for (Thread thread : threads(true)) {
            thread.resume();
        }
    }

    @Deprecated(since = "1.2", forRemoval = true)
    public boolean allowThreadSuspension(boolean allow) {
        return true;
    }

    public void list() {
        list(System.out, 0);
    }

    private void list(PrintStream out, int indent) {
        out.println(" ".repeat(indent) + this);
        for (Thread thread : threads(false)) {
            out.println(" ".repeat(indent + 4) + thread);
        }
        for (int i = 0; groups != null && i < groups.length; i++) {
            groups[i].list(out, indent + 4);
        }
    }

    @Override
    public void uncaughtException(Thread thread, Throwable exception) {
        if (parent != null) {
            parent.uncaughtException(thread, exception);
            return;
        }
        Thread.UncaughtExceptionHandler handler = Thread.defaultHandler;
        if (handler != null) {
            Thread.handled(exception);
            handler.uncaughtException(thread, exception);
        } else if (!(exception instanceof ThreadDeath) && Thread.uncaught(exception)) {
            System.err.print("Exception in thread \"" + thread.getName() + "\" ");
            exception.printStackTrace(System.err);
        }
    }

    @Override
    public String toString() {
        return getClass().getName() + "[name=" + getName() + ",maxpri=" + maxPriority + "]";
    }
}
