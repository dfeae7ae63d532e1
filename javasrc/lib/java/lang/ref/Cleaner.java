package java.lang.ref;

import java.util.Objects;
import java.util.concurrent.ThreadFactory;
import jdk.internal.ref.CleanerImpl;

/** Runs actions for objects that are gone, on a daemon thread of its own, after a System.gc() that found them. */
public final class Cleaner {
    final CleanerImpl impl;

    static {
        CleanerImpl.setCleanerImplAccess(cleaner -> cleaner.impl);
    }

    private Cleaner(boolean hasThread) {
        impl = new CleanerImpl(hasThread);
    }

    /** What register returns. */
    public interface Cleanable {
        void clean();
    }

    public static Cleaner create() {
        return started(null);
    }

    public static Cleaner create(ThreadFactory factory) {
        return started(java.util.Objects.requireNonNull(factory, "threadFactory"));
    }

    private static Cleaner started(ThreadFactory factory) {
        Cleaner cleaner = new Cleaner(true);
        cleaner.impl.start(cleaner, factory);
        return cleaner;
    }

    /** A cleaner without a thread: its actions run when they are asked for, and never else. */
    static Cleaner createIdle() {
        return new Cleaner(false);
    }

    public Cleanable register(Object object, Runnable action) {
        Objects.requireNonNull(object, "obj");
        Objects.requireNonNull(action, "action");
        return CleanerImpl.register(this, object, action);
    }
}
