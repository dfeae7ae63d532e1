package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import clew.internal.Copies;

/** A reference and an int stamp, read and changed together in single steps. */
public class AtomicStampedReference<V> {
    private V reference;
    private int stamp;

    public AtomicStampedReference(V initialRef, int initialStamp) {
        reference = initialRef;
        stamp = initialStamp;
    }

    @Atomic
    public V getReference() {
        return reference;
    }

    @Atomic
    public int getStamp() {
        return stamp;
    }

    public V get(int[] stampHolder) {
        int[] both = new int[1];
        V found = getBoth(both);
        Copies.set(stampHolder, both[0]);
        return found;
    }

    @Atomic
    private V getBoth(int[] stampHolder) {
        stampHolder[0] = stamp;
        return reference;
    }

    @Atomic
    public boolean weakCompareAndSet(V expectedReference, V newReference, int expectedStamp, int newStamp) {
        return reference == expectedReference && stamp == expectedStamp && !Chance.failsSpuriously() && compareAndSet(expectedReference, newReference, expectedStamp, newStamp);
    }

    @Atomic
    public boolean compareAndSet(V expectedReference, V newReference, int expectedStamp, int newStamp) {
        if (reference != expectedReference || stamp != expectedStamp) {
            return false;
        }
        reference = newReference;
        stamp = newStamp;
        return true;
    }

    @Atomic
    public void set(V newReference, int newStamp) {
        reference = newReference;
        stamp = newStamp;
    }

    @Atomic
    public boolean attemptStamp(V expectedReference, int newStamp) {
        if (reference != expectedReference) {
            return false;
        }
        stamp = newStamp;
        return true;
    }
}
