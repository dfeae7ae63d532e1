package bench.dash;

import bench.Moves;

/** Every move of the machine, possible or not, in the order in which Murphi tries them: rules from last to first, their last parameter fastest. */
public final class Rules implements Moves {
    private static final int MODIFY = 0, TAKE = 1, ANSWER = 2, ANSWER_AT_HOME = 3, DMA_WRITE = 4, DMA_READ = 5, WRITE_BACK = 6, EXCLUSIVE = 7,
        READ = 8;
    private static final int[] REPLIES = {Machine.ACKNOWLEDGED, Machine.DONE_WHEN_ACKNOWLEDGED, Machine.REFUSED, Machine.DONE};
    private static final int[] REQUESTS = {Machine.FORWARDED_DMA_WRITE, Machine.DMA_UPDATE, Machine.FORWARDED_DMA_READ, Machine.FORWARDED_EXCLUSIVE,
        Machine.INVALIDATE, Machine.FORWARDED_READ};
    private static final int[] REQUESTS_TO_HOME = {Machine.DMA_WRITE, Machine.DMA_READ, Machine.WRITE_BACK, Machine.TRANSFER,
        Machine.SHARING_WRITE_BACK, Machine.EXCLUSIVE, Machine.READ};
    private final Machine machine;
    private final Home home;
    private final Remote[] remotes;
    private final Symmetry symmetry;
    /** Of each move: the rule; the cluster; a type of message, or a value; who sent the message. */
    private final int[] rule, cluster, what, sender;
    /** Where the message is to come from. */
    private final Channel[] channel;
    private int count;

    /** Without symmetry states stay as they are. */
    public Rules(Machine machine, boolean isWrong, boolean hasSymmetry) {
        this.machine = machine;
        home = new Home(machine, isWrong);
        remotes = new Remote[machine.clusters.length];
        for (int i = 1; i < remotes.length; i++)
            remotes[i] = new Remote(machine, i);
        symmetry = hasSymmetry ? new Symmetry(machine) : null;
        int most = machine.clusters.length * (2 * machine.values + 4 * machine.clusters.length + REQUESTS.length + REQUESTS_TO_HOME.length + 4);
        rule = new int[most];
        cluster = new int[most];
        what = new int[most];
        sender = new int[most];
        channel = new Channel[most];
        list();
        reduce();
    }

    private void list() {
        for (int value = 1; value <= machine.values; value++)
            addForAll(MODIFY, value);
        for (int type : REPLIES)
            for (int to = 1; to < remotes.length; to++)
                for (int from = 0; from < remotes.length; from++)
                    add(TAKE, to, type, from, machine.replies[from][to]);
        for (int type : REQUESTS)
            for (int i = 1; i < remotes.length; i++)
                add(ANSWER, i, type, Machine.HOME, machine.requests[Machine.HOME][i]);
        for (int type : REQUESTS_TO_HOME)
            for (int i = 1; i < remotes.length; i++)
                add(ANSWER_AT_HOME, i, type, i, machine.requests[i][Machine.HOME]);
        for (int i = 1; i < remotes.length; i++)
            for (int value = 1; value <= machine.values; value++)
                add(DMA_WRITE, i, value, 0, null);
        for (int access = DMA_READ; access <= READ; access++)
            addForAll(access, 0);
    }

    private void addForAll(int itsRule, int itsWhat) {
        for (int i = 1; i < remotes.length; i++)
            add(itsRule, i, itsWhat, 0, null);
    }

    private void add(int itsRule, int itsCluster, int itsWhat, int itsSender, Channel itsChannel) {
        rule[count] = itsRule;
        cluster[count] = itsCluster;
        what[count] = itsWhat;
        sender[count] = itsSender;
        channel[count] = itsChannel;
        count++;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public boolean isPossible(int move) {
        if (channel[move] != null)
            return channel[move].isNext(what[move]);
        return rule[move] != MODIFY && rule[move] != WRITE_BACK || remotes[cluster[move]].isMaster();
    }

    @Override
    public void make(int move) {
        machine.isAtRest = false;
        if (doesChange(move)) {
            machine.check();
            reduce();
        }
        machine.isAtRest = true;
    }

    /** Makes a move, and says whether anything may be different after it. */
    private boolean doesChange(int move) {
        Remote remote = remotes[cluster[move]];
        switch (rule[move]) {
        case DMA_WRITE: return remote.dmaWrite(what[move]);
        case DMA_READ: return remote.dmaRead();
        case EXCLUSIVE: return remote.readExclusive();
        case READ: return remote.read();
        case MODIFY: remote.modify(what[move]); break;
        case TAKE: remote.take(what[move], sender[move]); break;
        case ANSWER: remote.answer(what[move]); break;
        case ANSWER_AT_HOME: home.answer(what[move], sender[move]); break;
        default: remote.writeBack();
        }
        return true;
    }

    private void reduce() {
        if (symmetry != null)
            symmetry.reduce();
    }
}
