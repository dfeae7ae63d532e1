package bench.dash;

/** What a cluster that is not the home does: its processors' accesses, and how it takes requests and replies. */
final class Remote {
    private final Machine machine;
    private final Cluster me;
    private final int number;

    Remote(Machine machine, int number) {
        this.machine = machine;
        this.number = number;
        me = machine.clusters[number];
    }

    private void request(int type, int about, int value) {
        machine.request(number, Machine.HOME, type, about, value);
    }

    boolean isMaster() {
        return me.cache == Cluster.MASTER;
    }

    void modify(int value) {
        me.value = value;
    }

    void writeBack() {
        if (me.pending == Cluster.INVALIDATIONS)
            return;
        request(Machine.WRITE_BACK, 0, me.value);
        me.drop();
    }

    /** The accesses of processors and devices say whether they do more than look into the cache, or wait. */
    boolean read() {
        return me.cache == Cluster.NOTHING && begin(Cluster.READ, Machine.READ, 0);
    }

    boolean readExclusive() {
        return !isMaster() && begin(Cluster.EXCLUSIVE, Machine.EXCLUSIVE, 0);
    }

    boolean dmaRead() {
        return me.cache == Cluster.NOTHING && begin(Cluster.DMA_READ, Machine.DMA_READ, 0);
    }

    boolean dmaWrite(int value) {
        if (!isMaster())
            return begin(Cluster.DMA_WRITE, Machine.DMA_WRITE, value);
        me.value = value;
        return true;
    }

    private boolean begin(int access, int requestType, int value) {
        if (me.pending != Cluster.NO_ACCESS)
            return false;
        me.pending = access;
        me.pendingValue = value;
        request(requestType, 0, value);
        return true;
    }

    void answer(int type) {
        Channel channel = machine.requests[Machine.HOME][number];
        int requester = channel.about[0], value = channel.value[0];
        if (type == Machine.INVALIDATE)
            invalidate(requester);
        else if (type == Machine.DMA_UPDATE)
            update(requester, value);
        else if (!isMaster() || me.pending == Cluster.INVALIDATIONS)
            machine.reply(number, requester, Machine.REFUSED, 0);
        else
            giveFromMaster(type, requester, value);
        channel.removeNext();
    }

    private void giveFromMaster(int type, int requester, int value) {
        switch (type) {
        case Machine.FORWARDED_READ:
            me.cache = Cluster.SHARED;
            machine.reply(number, requester, Machine.DONE, me.value);
            request(Machine.SHARING_WRITE_BACK, requester, me.value);
            break;
        case Machine.FORWARDED_EXCLUSIVE:
            machine.replyDone(number, requester, me.value, 1);
            request(Machine.TRANSFER, requester, 0);
            me.drop();
            break;
        case Machine.FORWARDED_DMA_READ:
            machine.reply(number, requester, Machine.DONE, me.value);
            break;
        default:
            me.value = value;
            machine.reply(number, requester, Machine.DONE, 0);
        }
    }

    private void invalidate(int requester) {
        if (requester == number) {
            if (me.cache == Cluster.SHARED)
                me.drop();
            me.countAcknowledgement(me.pending == Cluster.INVALIDATIONS);
            return;
        }
        assert me.pending != Cluster.INVALIDATIONS : "invalidation of a copy that was just got";
        if (!becomesStale()) {
            assert !isMaster() : "invalidation of the master copy";
            me.drop();
        }
        machine.reply(number, requester, Machine.ACKNOWLEDGED, 0);
    }

    private void update(int requester, int value) {
        if (!becomesStale() && me.cache != Cluster.NOTHING)
            me.value = value;
        machine.reply(number, requester, Machine.ACKNOWLEDGED, 0);
    }

    /** A copy that is on its way is no longer good when it comes. */
    private boolean becomesStale() {
        if (me.pending == Cluster.READ)
            me.pending = Cluster.STALE_READ;
        return me.pending == Cluster.STALE_READ;
    }

    void take(int type, int from) {
        Channel channel = machine.replies[from][number];
        int value = channel.value[0], acknowledgers = channel.acknowledgers[0];
        assert me.pending != Cluster.NO_ACCESS : "a reply that nobody waits for";
        switch (type) {
        case Machine.DONE: end(value); break;
        case Machine.REFUSED: endRefused(); break;
        case Machine.DONE_WHEN_ACKNOWLEDGED: endWhenAcknowledged(value, acknowledgers); break;
        default: takeAcknowledgement();
        }
        channel.removeNext();
    }

    private void end(int value) {
        assert me.pending != Cluster.INVALIDATIONS && me.pending != Cluster.UPDATES : "a reply that came too late";
        if (me.pending == Cluster.READ)
            me.put(Cluster.SHARED, value);
        else if (me.pending == Cluster.EXCLUSIVE)
            me.put(Cluster.MASTER, value);
        me.endAccess();
    }

    private void endRefused() {
        assert me.pending != Cluster.INVALIDATIONS && me.pending != Cluster.UPDATES : "a refusal that came too late";
        if (me.pending == Cluster.DMA_WRITE)
            request(Machine.DMA_WRITE, 0, me.pendingValue);
        else
            me.endAccess();
    }

    private void endWhenAcknowledged(int value, int acknowledgers) {
        assert me.pending == Cluster.EXCLUSIVE || me.pending == Cluster.DMA_WRITE : "acknowledgements that nobody waits for";
        if (me.pending == Cluster.DMA_WRITE) {
            me.awaitAll(Cluster.UPDATES, acknowledgers);
        } else {
            me.put(Cluster.MASTER, value);
            me.awaitAll(Cluster.INVALIDATIONS, acknowledgers);
        }
    }

    private void takeAcknowledgement() {
        assert me.pending != Cluster.READ && me.pending != Cluster.STALE_READ && me.pending != Cluster.DMA_READ : "a surprising acknowledgement";
        me.countAcknowledgement(me.pending == Cluster.INVALIDATIONS || me.pending == Cluster.UPDATES);
    }
}
