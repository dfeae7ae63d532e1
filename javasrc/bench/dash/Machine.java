package bench.dash;

/** Clusters 1, 2, ... with caches, and cluster 0, the home of the one memory line, whose own processors are at rest; each has channels to each. */
public final class Machine {
    static final int HOME = 0;
    /** Requests: to the home, to a cluster with a copy, or back from one (WRITE_BACK and the two after it). */
    static final int READ = 0, FORWARDED_READ = 1, EXCLUSIVE = 2, FORWARDED_EXCLUSIVE = 3, INVALIDATE = 4, WRITE_BACK = 5, SHARING_WRITE_BACK = 6,
        TRANSFER = 7, DMA_READ = 8, FORWARDED_DMA_READ = 9, DMA_WRITE = 10, FORWARDED_DMA_WRITE = 11, DMA_UPDATE = 12;
    /** Replies: done; not now; done when others have acknowledged; such an acknowledgement. */
    static final int DONE = 0, REFUSED = 1, DONE_WHEN_ACKNOWLEDGED = 2, ACKNOWLEDGED = 3;
    final Cluster[] clusters;
    final Directory directory;
    /** From the first to the second. */
    final Channel[][] requests, replies;
    final int values;
    /** Not in the middle of a move; goals say so. */
    boolean isAtRest = true;

    public Machine(int remotes, int values) {
        this.values = values;
        clusters = new Cluster[remotes + 1];
        for (int i = 0; i < clusters.length; i++)
            clusters[i] = new Cluster();
        directory = new Directory(remotes, 1);
        requests = channels();
        replies = channels();
    }

    private Channel[][] channels() {
        Channel[][] channels = new Channel[clusters.length][clusters.length];
        for (Channel[] row : channels)
            for (int i = 0; i < row.length; i++)
                row[i] = new Channel(2 * clusters.length);
        return channels;
    }

    void request(int from, int to, int type, int about, int value) {
        requests[from][to].send(type, about, value, 0);
    }

    void reply(int from, int to, int type, int value) {
        replies[from][to].send(type, HOME, value, 0);
    }

    /** Done when so many clusters have acknowledged it. */
    void replyDone(int from, int to, int value, int acknowledgers) {
        int type = acknowledgers == 0 ? DONE : DONE_WHEN_ACKNOWLEDGED;
        replies[from][to].send(type, HOME, value, acknowledgers);
    }

    /** What must always hold, but for the consistency of data, which is the goal of searches. */
    public void check() {
        assert directory.isConsistent() : "a directory that contradicts itself";
        for (int i = 0; i < clusters.length; i++) {
            assert clusters[i].isConsistent() && clusters[i].acknowledgements < clusters.length : "an access that does not fit the cache";
            for (int other = 0; other < clusters.length; other++)
                if (other != i)
                    check(clusters[i], clusters[other], requests[HOME][other]);
        }
    }

    private static void check(Cluster one, Cluster other, Channel toOther) {
        assert one.cache != Cluster.MASTER || other.cache != Cluster.MASTER : "two master copies";
        assert one.pending != Cluster.INVALIDATIONS || other.cache != Cluster.SHARED || toOther.has(INVALIDATE) : "a copy that stays";
    }
}
