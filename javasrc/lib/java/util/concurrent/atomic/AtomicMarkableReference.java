package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import clew.internal.Copies;

/** A reference and a mark, read and changed together in single steps. */
public class AtomicMarkableReference<V> {
    private V reference;
    private boolean mark;

    public AtomicMarkableReference(V initialRef, boolean initialMark) {
        reference = initialRef;
        mark = initialMark;
    }

    @Atomic
    public V getReference() {
        return reference;
    }

    @Atomic
    public boolean isMarked() {
        return mark;
    }

    public V get(boolean[] markHolder) {
        boolean[] both = new boolean[1];
        V found = getBoth(both);
        Copies.set(markHolder, both[0]);
        return found;
    }

    @Atomic
    private V getBoth(boolean[] markHolder) {
        markHolder[0] = mark;
        return reference;
    }

    @Atomic
    public boolean weakCompareAndSet(V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
        return reference == expectedReference && mark == expectedMark && !Chance.failsSpuriously() && compareAndSet(expectedReference, newReference, expectedMark, newMark);
    }

    @Atomic
    public boolean compareAndSet(V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
        if (reference != expectedReference || mark != expectedMark) {
            return false;
        }
        reference = newReference;
        mark = newMark;
        return true;
    }

    @Atomic
    public void set(V newReference, boolean newMark) {
        reference = newReference;
        mark = newMark;
    }

    @Atomic
    public boolean attemptMark(V expectedReference, boolean newMark) {
        if (reference != expectedReference) {
            return false;
        }
        mark = newMark;
        return true;
    }
}
