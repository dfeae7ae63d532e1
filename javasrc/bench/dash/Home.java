package bench.dash;

/** How the home cluster answers requests. */
final class Home {
    private static final int HOME = Machine.HOME;
    private final Machine machine;
    private final Directory directory;
    private final boolean sparesRequester;

    /** A home that "spares the requester" of a master copy does not have the requester's own old copy invalidated: an error. */
    Home(Machine machine, boolean sparesRequester) {
        this.machine = machine;
        directory = machine.directory;
        this.sparesRequester = sparesRequester;
    }

    void answer(int type, int from) {
        Channel channel = machine.requests[from][HOME];
        int about = channel.about[0], value = channel.value[0];
        switch (type) {
        case Machine.READ: read(from); break;
        case Machine.EXCLUSIVE: readExclusive(from); break;
        case Machine.SHARING_WRITE_BACK: share(from, about, value); break;
        case Machine.TRANSFER: transfer(from, about); break;
        case Machine.WRITE_BACK: writeBack(from, value); break;
        case Machine.DMA_READ: dmaRead(from); break;
        default: dmaWrite(from, value);
        }
        channel.removeNext();
    }

    private void forward(int type, int from, int value) {
        machine.request(HOME, directory.sharer[0], type, from, value);
    }

    private void read(int from) {
        if (directory.state == Directory.DIRTY) {
            forward(Machine.FORWARDED_READ, from, 0);
            return;
        }
        directory.state = Directory.SHARED;
        directory.add(from);
        machine.reply(HOME, from, Machine.DONE, directory.memory);
    }

    private void readExclusive(int from) {
        if (directory.state == Directory.DIRTY) {
            forward(Machine.FORWARDED_EXCLUSIVE, from, 0);
            return;
        }
        int invalidations = 0;
        for (int i = 0; i < directory.sharers; i++)
            if (!sparesRequester || directory.sharer[i] != from) {
                machine.request(HOME, directory.sharer[i], Machine.INVALIDATE, from, 0);
                invalidations++;
            }
        machine.replyDone(HOME, from, directory.memory, invalidations);
        directory.setOnly(Directory.DIRTY, from);
    }

    private void share(int from, int reader, int value) {
        directory.checkOwner(from);
        directory.memory = value;
        directory.state = Directory.SHARED;
        directory.add(reader);
    }

    private void transfer(int from, int newOwner) {
        directory.checkOwner(from);
        directory.setOnly(Directory.DIRTY, newOwner);
        machine.reply(HOME, newOwner, Machine.ACKNOWLEDGED, 0);
    }

    private void writeBack(int from, int value) {
        directory.checkOwner(from);
        directory.memory = value;
        directory.clear();
    }

    private void dmaRead(int from) {
        if (directory.state == Directory.DIRTY)
            forward(Machine.FORWARDED_DMA_READ, from, 0);
        else
            machine.reply(HOME, from, Machine.DONE, directory.memory);
    }

    private void dmaWrite(int from, int value) {
        if (directory.state == Directory.DIRTY) {
            forward(Machine.FORWARDED_DMA_WRITE, from, value);
            return;
        }
        directory.memory = value;
        for (int i = 0; i < directory.sharers; i++)
            machine.request(HOME, directory.sharer[i], Machine.DMA_UPDATE, from, value);
        machine.replyDone(HOME, from, 0, directory.sharers);
    }
}
