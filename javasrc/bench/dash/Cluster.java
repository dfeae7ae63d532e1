package bench.dash;

/** A cluster of processors: its one cache line, and the access that it waits for. */
final class Cluster {
    /** What the cache has of the line: nothing, a copy to read, or the only valid one. */
    static final int NOTHING = 0, SHARED = 1, MASTER = 2;
    /**
     * What is waited for: nothing; a copy; the master copy; its invalidations; a copy that is no longer good; a DMA read; the updates of a DMA write;
     * a DMA write. Numbered as in Murphi's model.
     */
    static final int NO_ACCESS = 0, READ = 1, EXCLUSIVE = 3, INVALIDATIONS = 4, STALE_READ = 5, DMA_READ = 6, UPDATES = 7, DMA_WRITE = 8;
    int cache, value, pending, pendingValue;
    /** Of the access: acknowledgements that are still to come, or, before their number is known, that have come. */
    int acknowledgements;

    void put(int state, int data) {
        cache = state;
        value = data;
    }

    void drop() {
        put(NOTHING, 0);
    }

    void endAccess() {
        pending = NO_ACCESS;
        pendingValue = 0;
        acknowledgements = 0;
    }

    /** Waits for so many acknowledgements, less those that have come already. */
    void awaitAll(int access, int number) {
        pending = access;
        acknowledgements = number - acknowledgements;
        assert acknowledgements >= 0 : "more acknowledgements than there should be";
        if (acknowledgements == 0)
            endAccess();
    }

    void countAcknowledgement(boolean isExpected) {
        acknowledgements += isExpected ? -1 : 1;
        if (isExpected && acknowledgements == 0)
            endAccess();
    }

    /** Whether the cache may have what it has while this access is waited for. */
    boolean isConsistent() {
        switch (pending) {
        case INVALIDATIONS: return cache == MASTER;
        case READ: case STALE_READ: case DMA_READ: return cache == NOTHING;
        case EXCLUSIVE: case DMA_WRITE: case UPDATES: return cache != MASTER;
        default: return acknowledgements == 0;
        }
    }

    Cluster copy() {
        Cluster copy = new Cluster();
        copy.become(this);
        return copy;
    }

    private void become(Cluster other) {
        cache = other.cache;
        value = other.value;
        pending = other.pending;
        pendingValue = other.pendingValue;
        acknowledgements = other.acknowledgements;
    }

    /** Becomes the same as another, with other names for values. */
    void become(Cluster other, int[] newValue) {
        become(other);
        value = newValue[value];
        pendingValue = newValue[pendingValue];
    }
}
