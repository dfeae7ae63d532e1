package bench.dash;

/** Every move of the machine, possible or not, in the order in which Murphi tries them: rules from last to first, the last of their parameters fastest. */
public final class Rules {
    private static final int MODIFY = 0, TAKE = 1, ANSWER = 2, ANSWER_AT_HOME = 3, DMA_WRITE = 4, DMA_READ = 5, WRITE_BACK = 6, EXCLUSIVE = 7, READ = 8;
    private static final int[] REPLIES = {Machine.ACKNOWLEDGED, Machine.DONE_WHEN_ACKNOWLEDGED, Machine.REFUSED, Machine.DONE};
    private static final int[] REQUESTS = {Machine.FORWARDED_DMA_WRITE, Machine.DMA_UPDATE, Machine.FORWARDED_DMA_READ, Machine.FORWARDED_EXCLUSIVE,
        Machine.INVALIDATE, Machine.FORWARDED_READ};
    private static final int[] REQUESTS_TO_HOME = {Machine.DMA_WRITE, Machine.DMA_READ, Machine.WRITE_BACK, Machine.TRANSFER, Machine.SHARING_WRITE_BACK,
        Machine.EXCLUSIVE, Machine.READ};
    private final Machine machine;
    private final Home home;
    private final Remote[] remotes;
    private final Symmetry symmetry;
    /** Of each move: the rule; the cluster; a type of message, or a value; who sent the message. */
    private int[] rule, cluster, what, sender;
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
        list();
        reduce();
    }

    private void list() {
        for (int value = 1; value <= machine.values; value++)
            addForAll(MODIFY, value);
        for (int type : REPLIES)
            for (int to = 1; to < remotes.length; to++)
                for (int from = 0; from < remotes.length; from++)
                    add(TAKE, to, type, from);
        for (int type : REQUESTS)
            addForAll(ANSWER, type);
        for (int type : REQUESTS_TO_HOME)
            addForAll(ANSWER_AT_HOME, type);
        for (int i = 1; i < remotes.length; i++)
            for (int value = 1; value <= machine.values; value++)
                add(DMA_WRITE, i, value, 0);
        for (int access = DMA_READ; access <= READ; access++)
            addForAll(access, 0);
    }

    private void addForAll(int itsRule, int itsWhat) {
        for (int i = 1; i < remotes.length; i++)
            add(itsRule, i, itsWhat, 0);
    }

    private void add(int itsRule, int itsCluster, int itsWhat, int itsSender) {
        rule[count] = itsRule;
        cluster[count] = itsCluster;
        what[count] = itsWhat;
        sender[count] = itsSender;
        count++;
    }

    public int count() {
        return count;
    }

    public boolean isPossible(int move) {
        switch (rule[move]) {
        case MODIFY: case WRITE_BACK: return remotes[cluster[move]].isMaster();
        case TAKE: return machine.replies[sender[move]][cluster[move]].isNext(what[move]);
        case ANSWER: return machine.requests[Machine.HOME][cluster[move]].isNext(what[move]);
        case ANSWER_AT_HOME: return machine.requests[cluster[move]][Machine.HOME].isNext(what[move]);
        default: return true;
        }
    }

    public void make(int move) {
        Remote remote = remotes[cluster[move]];
        switch (rule[move]) {
        case MODIFY: remote.modify(what[move]); break;
        case TAKE: remote.take(what[move], sender[move]); break;
        case ANSWER: remote.answer(what[move]); break;
        case ANSWER_AT_HOME: home.answer(what[move], cluster[move]); break;
        case DMA_WRITE: remote.dmaWrite(what[move]); break;
        case DMA_READ: remote.dmaRead(); break;
        case WRITE_BACK: remote.writeBack(); break;
        case EXCLUSIVE: remote.readExclusive(); break;
        default: remote.read();
        }
        machine.check();
        reduce();
    }

    private void reduce() {
        if (symmetry != null)
            symmetry.reduce();
    }
}
