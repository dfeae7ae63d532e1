package bench.dash;

/** The messages on their way from one cluster to another; none passes another. What a message does not say is 0, as are the free places. */
final class Channel {
    int count;
    /** What it is; about which cluster; the data, none is 0; how many clusters will acknowledge. */
    final int[] type, about, value, acknowledgers;

    Channel(int capacity) {
        type = new int[capacity];
        about = new int[capacity];
        value = new int[capacity];
        acknowledgers = new int[capacity];
    }

    Channel(Channel other) {
        count = other.count;
        type = other.type.clone();
        about = other.about.clone();
        value = other.value.clone();
        acknowledgers = other.acknowledgers.clone();
    }

    void send(int itsType, int itsAbout, int itsValue, int itsAcknowledgers) {
        assert count < type.length : "a channel is full";
        type[count] = itsType;
        about[count] = itsAbout;
        value[count] = itsValue;
        acknowledgers[count] = itsAcknowledgers;
        count++;
    }

    boolean isNext(int itsType) {
        return count > 0 && type[0] == itsType;
    }

    boolean has(int itsType) {
        for (int i = 0; i < count; i++)
            if (type[i] == itsType)
                return true;
        return false;
    }

    void removeNext() {
        count--;
        shift(type);
        shift(about);
        shift(value);
        shift(acknowledgers);
    }

    private void shift(int[] field) {
        for (int i = 0; i < count; i++)
            field[i] = field[i + 1];
        field[count] = 0;
    }

    void clear() {
        while (count > 0)
            removeNext();
    }

    /** Takes the messages of another, with other names for clusters and values. */
    void add(Channel other, int[] newCluster, int[] newValue) {
        for (int i = 0; i < other.count; i++)
            send(other.type[i], newCluster[other.about[i]], newValue[other.value[i]], other.acknowledgers[i]);
    }
}
