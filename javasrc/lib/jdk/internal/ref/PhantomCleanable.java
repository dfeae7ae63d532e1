package jdk.internal.ref;

import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.util.Objects;

/** An object's registration with a cleaner, in the cleaner's list (if it has a thread) until it is cleaned, at most once. */
public abstract class PhantomCleanable<T> extends PhantomReference<T> implements Cleaner.Cleanable {
    private final CleanerImpl owner;
    private PhantomCleanable<?> before, after;

    public PhantomCleanable(T referent, Cleaner cleaner) {
        super(Objects.requireNonNull(referent), CleanerImpl.getCleanerImpl(cleaner).queue);
        owner = CleanerImpl.getCleanerImpl(cleaner);
        before = this;
        if (owner.hasThread) {
            add();
        }
    }

    private void add() {
        synchronized (owner) {
            after = owner.first;
            if (after != null) {
                after.before = this;
            }
            owner.first = this;
        }
    }

    private synchronized boolean leave() {
        boolean isThere = before != null;
        before = null;
        return isThere;
    }

    /** Leaves the list; false when that has happened before. */
    private boolean remove() {
        if (!owner.hasThread) {
            return leave();
        }
        synchronized (owner) {
            if (before == null) {
                return false;
            }
            if (after != null) {
                after.before = before == this ? after : before;
            }
            if (before == this) {
                owner.first = after;
            } else {
                before.after = after;
            }
            before = null;
            after = null;
            return true;
        }
    }

    @Override
    public void clear() {
        if (remove())
            super.clear();
    }

    @Override
    public final void clean() {
        if (!remove())
            return;
        super.clear();
        performCleanup();
    }

    @Override public final boolean enqueue() { throw new UnsupportedOperationException("enqueue"); }

    @Override
    @Deprecated
    public final boolean isEnqueued() {
        throw new UnsupportedOperationException("isEnqueued");
    }

    protected abstract void performCleanup();
}
