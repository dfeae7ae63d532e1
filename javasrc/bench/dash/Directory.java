package bench.dash;

/** The memory line of the home cluster, and who has copies of it. */
final class Directory {
    static final int UNCACHED = 0, SHARED = 1, DIRTY = 2;
    int memory, state, sharers;
    /** The clusters with copies, in the order in which they came; 0 in free places. Of a dirty line it is the one with the master copy. */
    final int[] sharer;

    Directory(int capacity, int value) {
        sharer = new int[capacity];
        memory = value;
    }

    boolean has(int cluster) {
        return indexOf(cluster) >= 0;
    }

    /** Where the cluster is among those with copies, or -1. */
    int indexOf(int cluster) {
        for (int i = 0; i < sharers; i++)
            if (sharer[i] == cluster)
                return i;
        return -1;
    }

    void add(int cluster) {
        if (!has(cluster))
            sharer[sharers++] = cluster;
    }

    void setOnly(int newState, int cluster) {
        clear();
        state = newState;
        add(cluster);
    }

    void clear() {
        state = UNCACHED;
        while (sharers > 0)
            sharer[--sharers] = 0;
    }

    boolean isConsistent() {
        return state == DIRTY ? sharers == 1 : (state == SHARED) == (sharers > 0);
    }

    void checkOwner(int cluster) {
        assert state == DIRTY : "data come back that were not away";
        assert sharer[0] == cluster : "data come from another than the owner";
    }
}
