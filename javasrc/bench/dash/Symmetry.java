package bench.dash;

/**
 * Clusters but for the home, and values, are interchangeable. Of the states that differ only in their names this chooses one: the one whose
 * description, a row of numbers, is the least, among those in which clusters with more to tell are not before others.
 */
final class Symmetry {
    private final Machine machine;
    private final int clusters;

    /** What is being looked for; gone between two moves. */
    private int[] keys, order, best, bestOrder, bestValues;

    Symmetry(Machine machine) {
        this.machine = machine;
        clusters = machine.clusters.length;
    }

    /** Renames clusters and values. */
    void reduce() {
        keys = new int[clusters];
        for (int i = 1; i < clusters; i++)
            keys[i] = key(i);
        order = new int[clusters];
        place(1);
        if (!isIdentity(bestOrder) || !isIdentity(bestValues))
            rename(inverse(bestOrder), bestValues);
        keys = order = best = bestOrder = bestValues = null;
    }

    /** What can be told of a cluster without names. */
    private int key(int cluster) {
        Cluster it = machine.clusters[cluster];
        int key = (it.cache * 9 + it.pending) * clusters + it.acknowledgements;
        key = key * clusters + machine.directory.indexOf(cluster) + 1;
        key = key * 9 + machine.requests[Machine.HOME][cluster].count;
        return key * 9 + machine.requests[cluster][Machine.HOME].count;
    }

    /** Tries each cluster with the least key at this place of the order, and all orders of the others after it. */
    private void place(int position) {
        if (position == clusters) {
            describe();
            return;
        }
        int least = Integer.MAX_VALUE;
        for (int i = 1; i < clusters; i++)
            least = Math.min(least, keys[i]);
        for (int i = 1; i < clusters; i++)
            if (keys[i] == least) {
                order[position] = i;
                keys[i] = Integer.MAX_VALUE;
                place(position + 1);
                keys[i] = least;
            }
    }

    private void describe() {
        Description description = new Description(machine, order);
        int[] row = description.row();
        if (best == null || isLess(row, best)) {
            best = row;
            bestOrder = order.clone();
            bestValues = description.newValue();
        }
    }

    private static boolean isLess(int[] left, int[] right) {
        int i = 0;
        while (i < left.length && i < right.length && left[i] == right[i])
            i++;
        return i < left.length && i < right.length ? left[i] < right[i] : left.length < right.length;
    }

    private static boolean isIdentity(int[] map) {
        for (int i = 0; i < map.length; i++)
            if (map[i] != i)
                return false;
        return true;
    }

    private static int[] inverse(int[] map) {
        int[] inverse = new int[map.length];
        for (int i = 0; i < map.length; i++)
            inverse[map[i]] = i;
        return inverse;
    }

    private void rename(int[] newCluster, int[] newValue) {
        Cluster[] old = new Cluster[clusters];
        for (int i = 0; i < clusters; i++)
            old[i] = machine.clusters[i].copy();
        for (int i = 0; i < clusters; i++)
            machine.clusters[newCluster[i]].become(old[i], newValue);
        Directory directory = machine.directory;
        directory.memory = newValue[directory.memory];
        for (int i = 0; i < directory.sharers; i++)
            directory.sharer[i] = newCluster[directory.sharer[i]];
        rename(machine.requests, newCluster, newValue);
        rename(machine.replies, newCluster, newValue);
    }

    private void rename(Channel[][] channels, int[] newCluster, int[] newValue) {
        Channel[][] old = new Channel[clusters][clusters];
        for (int from = 0; from < clusters; from++)
            for (int to = 0; to < clusters; to++)
                if (channels[from][to].count > 0) {
                    old[from][to] = new Channel(channels[from][to]);
                    channels[from][to].clear();
                }
        for (int from = 0; from < clusters; from++)
            for (int to = 0; to < clusters; to++)
                if (old[from][to] != null)
                    channels[newCluster[from]][newCluster[to]].add(old[from][to], newCluster, newValue);
    }
}
