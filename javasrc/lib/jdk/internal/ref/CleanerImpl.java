package jdk.internal.ref;

import java.lang.ref.Cleaner;
import java.lang.ref.ReferenceQueue;
import java.util.concurrent.ThreadFactory;
import java.util.function.Function;
import jdk.internal.misc.InnocuousThread;

/** A cleaner's queue, the list that keeps its cleanables alive, and what its thread does. */
public final class CleanerImpl implements Runnable {
    private static Function<Cleaner, CleanerImpl> access;
    private static int started;

    final ReferenceQueue<Object> queue = new ReferenceQueue<>();
    PhantomCleanable<?> first;
    /** Without a thread nobody looks at the queue: then there is no list either, by which threads would share what each has for itself. */
    final boolean hasThread;

    public CleanerImpl(boolean hasThread) { this.hasThread = hasThread; }

    public static void setCleanerImplAccess(Function<Cleaner, CleanerImpl> access) {
        CleanerImpl.access = access;
    }

    static CleanerImpl getCleanerImpl(Cleaner cleaner) { return access.apply(cleaner); }

    public static Cleaner.Cleanable register(Cleaner cleaner, Object object, Runnable action) {
        return new ActionCleanable(object, cleaner, action);
    }

    public void start(Cleaner cleaner, ThreadFactory factory) {
        new ActionCleanable(cleaner, cleaner, () -> { });
        Thread worker = factory == null ? InnocuousThread.newThread("Cleaner-" + started++, this, 8) : factory.newThread(this);
        worker.setDaemon(true);
        worker.start();
    }

    private synchronized boolean isEmpty() { return first == null; }

    /** Ends when the cleaner itself and all its objects are gone. */
    @Override
    public void run() {
        while (!isEmpty()) {
            try {
                ((Cleaner.Cleanable) queue.remove()).clean();
            } catch (Throwable ignored) {
                continue;
            }
        }
    }

    private static final class ActionCleanable extends PhantomCleanable<Object> {
        private final Runnable action;

        ActionCleanable(Object object, Cleaner cleaner, Runnable action) {
            super(object, cleaner);
            this.action = action;
        }

        @Override protected void performCleanup() { action.run(); }
    }
}
