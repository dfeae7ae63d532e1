package java.lang.ref;

import java.util.Objects;
import java.util.concurrent.ThreadFactory;
import java.util.function.Function;
import jdk.internal.ref.CleanerImpl;

/** Actions for objects that are no longer needed. They run when they are asked to; no thread looks for dead objects. */
public final class Cleaner {
    static {
        CleanerImpl.setCleanerImplAccess(new Function<Cleaner, CleanerImpl>() {
            @Override
            public CleanerImpl apply(Cleaner cleaner) {
                return cleaner.impl;
            }
        });
    }

    private final CleanerImpl impl = new CleanerImpl();

    /** An action that runs at most once. */
    public interface Cleanable {
        void clean();
    }

    private Cleaner() {
    }

    public static Cleaner create() {
        return new Cleaner();
    }

    public static Cleaner create(ThreadFactory factory) {
        Objects.requireNonNull(factory, "threadFactory");
        return new Cleaner();
    }

    public Cleanable register(Object object, Runnable action) {
        Objects.requireNonNull(object, "obj");
        Objects.requireNonNull(action, "action");
        return new CleanerImpl.PhantomCleanableRef(object, this, action);
    }
}
