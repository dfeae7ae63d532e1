package bench.sci;

/**
 * A cache line: its state, one of many in the standard, numbered as in Murphi's model, and what else is known of it. With two processors
 * a neighbour in the list can only be the other one.
 */
final class Line {
    static final int INVALID = 4, RETURNING = 5, SPINNING = 6, ONLY_DIRTY = 8, PENDING = 13, QUEUED = 14, HEAD_PURGING = 20, TAIL = 25,
        PURGED = 36, TAIL_LEAVING = 37;
    int state = INVALID;
    boolean hasNext, hasPrevious, hasData;

    void become(int newState) {
        state = newState;
        hasNext = hasNext && state != INVALID && state != ONLY_DIRTY && state != TAIL;
        hasPrevious = hasPrevious && state != INVALID && state != ONLY_DIRTY;
        hasData = hasData && state != INVALID;
    }

    /** Does what another processor asks for, if it is time for that. Whoever copies is before this in the list from now on. */
    boolean obeys(int request) {
        switch (request) {
        case Packet.COPY: return prepends(ONLY_DIRTY, TAIL) || prepends(SPINNING, TAIL_LEAVING);
        case Packet.PURGE: return changes(TAIL, INVALID) || changes(TAIL_LEAVING, PURGED);
        default: return false;
        }
    }

    private boolean prepends(int from, int to) {
        hasPrevious = hasPrevious || state == from;
        return changes(from, to);
    }

    private boolean changes(int from, int to) {
        boolean does = state == from;
        if (does)
            become(to);
        return does;
    }

    void take(Line other) {
        state = other.state;
        hasNext = other.hasNext;
        hasPrevious = other.hasPrevious;
        hasData = other.hasData;
    }

    int code() {
        return ((state * 2 + (hasNext ? 1 : 0)) * 2 + (hasPrevious ? 1 : 0)) * 2 + (hasData ? 1 : 0);
    }
}
