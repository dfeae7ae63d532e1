package bench.dash;

import java.util.Arrays;

/** A state as a row of numbers, with the clusters in a given order; values are numbered as they are met. */
final class Description {
    private final Machine machine;
    private final int[] order, newCluster, newValue;
    private int[] row = new int[64];
    private int length, valuesMet;

    Description(Machine machine, int[] order) {
        this.machine = machine;
        this.order = order;
        newCluster = new int[order.length];
        for (int i = 0; i < order.length; i++)
            newCluster[order[i]] = i;
        newValue = new int[machine.values + 1];
        describe();
    }

    private void describe() {
        Directory directory = machine.directory;
        addValue(directory.memory);
        add(directory.state);
        for (int i = 0; i < directory.sharer.length; i++)
            add(newCluster[directory.sharer[i]]);
        for (int i = 1; i < order.length; i++)
            add(machine.clusters[order[i]]);
        add(machine.requests);
        add(machine.replies);
    }

    private void add(int number) {
        if (length == row.length)
            row = Arrays.copyOf(row, 2 * length);
        row[length++] = number;
    }

    private void addValue(int value) {
        if (value > 0 && newValue[value] == 0)
            newValue[value] = ++valuesMet;
        add(newValue[value]);
    }

    private void add(Cluster cluster) {
        add(cluster.cache);
        addValue(cluster.value);
        add(cluster.pending);
        addValue(cluster.pendingValue);
        add(cluster.acknowledgements);
    }

    /** Only those with messages, each with its place, so that a row is short. */
    private void add(Channel[][] channels) {
        for (int from = 0; from < order.length; from++)
            for (int to = 0; to < order.length; to++) {
                Channel channel = channels[order[from]][order[to]];
                if (channel.count > 0) {
                    add(from * order.length + to);
                    add(channel);
                }
            }
        add(-1);
    }

    private void add(Channel channel) {
        add(channel.count);
        for (int i = 0; i < channel.count; i++) {
            add(channel.type[i]);
            add(newCluster[channel.about[i]]);
            addValue(channel.value[i]);
            add(channel.acknowledgers[i]);
        }
    }

    int[] row() {
        return Arrays.copyOf(row, length);
    }

    /** For each value its number; those that were not met come last. */
    int[] newValue() {
        int next = valuesMet;
        int[] all = newValue.clone();
        for (int i = 1; i < all.length; i++)
            if (all[i] == 0)
                all[i] = ++next;
        return all;
    }
}
