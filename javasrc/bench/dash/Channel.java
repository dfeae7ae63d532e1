package bench.dash;

/** The messages on their way from one cluster to another; none passes another. What a message does not say is 0, as are the free places. */
final class Channel {
    int count;
    /** What it is; about which cluster; the data, none is 0; how many clusters will acknowledge. */
    int[] type, about, value, acknowledgers;

    Channel(int capacity) {
        type = new int[capacity];
        about = new int[capacity];
        value = new int[capacity];
        acknowledgers = new int[capacity];
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

    Channel copy() {
        Channel copy = new Channel(0);
        copy.count = count;
        copy.type = type.clone();
        copy.about = about.clone();
        copy.value = value.clone();
        copy.acknowledgers = acknowledgers.clone();
        return copy;
    }

    /** Becomes the same as another, with other names for clusters and values. */
    void become(Channel other, int[] newCluster, int[] newValue) {
        int most = Math.max(count, other.count);
        count = other.count;
        for (int i = 0; i < most; i++) {
            type[i] = other.type[i];
            about[i] = newCluster[other.about[i]];
            value[i] = newValue[other.value[i]];
            acknowledgers[i] = other.acknowledgers[i];
        }
    }
}
