package jdk.internal.ref;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;

/** An action for an object that is gone, such as giving back a direct buffer's memory; System.gc() runs it. */
public class Cleaner extends PhantomReference<Object> {
    private static final ReferenceQueue<Object> NONE = new ReferenceQueue<>();
    private static Cleaner first;

    private final Runnable action;
    private Cleaner before, after;
    private boolean cleaned;

    private Cleaner(Object referent, Runnable action) {
        super(referent, NONE);
        this.action = action;
    }

    public static Cleaner create(Object object, Runnable action) {
        return action == null ? null : add(new Cleaner(object, action));
    }

    private static synchronized Cleaner add(Cleaner cleaner) {
        cleaner.after = first;
        if (first != null) {
            first.before = cleaner;
        }
        first = cleaner;
        return cleaner;
    }

    private static synchronized boolean remove(Cleaner cleaner) {
        if (cleaner.cleaned) {
            return false;
        }
        cleaner.cleaned = true;
        if (cleaner.before != null) {
            cleaner.before.after = cleaner.after;
        } else {
            first = cleaner.after;
        }
        if (cleaner.after != null) {
            cleaner.after.before = cleaner.before;
        }
        cleaner.before = null;
        cleaner.after = null;
        return true;
    }

    public void clean() {
        if (remove(this)) {
            action.run();
        }
    }
}
