package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Edges;
import clew.internal.Pause;
import clew.internal.Unordered;
import clew.internal.Wait;

/**
 * A barrier whose parties come and go, possibly a tree of them. Everybody in a tree sleeps on the root. A phaser below
 * the root catches up with the root's phase when it is next used.
 */
@Unordered
public class Phaser {
    private static final int MOST_PARTIES = 65535;
    private static final long LAST = 1L << 32;          // set in a result: the caller is the last of the phase

    /** Edges of the root: from those who arrive to who advances, and from there to all that follows. */
    private static final int ARRIVED = 0, ADVANCED = 1;

    private final Phaser parent, root;
    private int phase;                                  // negative: terminated
    private int parties, unarrived;
    private boolean advancing;                          // the last party is between its arrival and the next phase

    public Phaser() {
        this(null, 0);
    }

    public Phaser(int parties) {
        this(null, parties);
    }

    public Phaser(Phaser parent) {
        this(parent, 0);
    }

    public Phaser(Phaser parent, int parties) {
        if (parties < 0 || parties > MOST_PARTIES) {
            throw new IllegalArgumentException("Illegal number of parties");
        }
        this.parent = parent;
        root = parent == null ? this : parent.root;
        if (parent != null && parties != 0) {
            phase = parent.enter(1);
        }
        this.parties = parties;
        unarrived = parties;
    }

    /** The phase as it is: this thread comes after the advance to it. */
    private int currentPhase() {
        Edges.take(root, ADVANCED, ADVANCED + 1);
        return root.phase;
    }

    /** Catches up with the root. */
    private void reconcile() {
        if (phase != currentPhase()) {
            phase = root.phase;
            if (phase >= 0) {
                unarrived = parties;
            }
        }
    }

    private String describe() {
        return super.toString() + "[phase = " + phase + " parties = " + parties + " arrived = " + (parties - unarrived) + "]";
    }

    @Atomic
    private int enter(int registrations) {
        // Test and sleep are one step; the end of an advance wakes all on the root.
        for (;;) {
            reconcile();
            if (registrations > MOST_PARTIES - parties) {
                throw new IllegalStateException("Attempt to register more than " + MOST_PARTIES + " parties for " + describe());
            }
            if (phase < 0 || !advancing && (parties == 0 || unarrived > 0)) {
                break;
            }
            Wait.on(root, false, -1);
        }
        if (phase >= 0 && parties == 0 && parent != null) {
            phase = parent.enter(1);
        }
        if (phase >= 0) {
            parties += registrations;
            unarrived += registrations;
        }
        return phase;
    }

    /** Arrives, and unless it is the last: waits, if asked to. The phase, that of arrival or the one waited for. */
    @Atomic
    private long arrive(int leaving, boolean wait) {
        reconcile();
        int arrivalPhase = phase;
        if (arrivalPhase < 0) {
            return arrivalPhase & 0xffffffffL;
        }
        if (unarrived <= 0) {
            throw new IllegalStateException("Attempted arrival of unregistered party for " + describe());
        }
        parties -= leaving;
        Edges.give(root, ARRIVED, ARRIVED + 1);
        if (--unarrived == 0) {
            Edges.take(root, ARRIVED, ARRIVED + 1);
            advancing = root == this || parties == 0;
            return arrivalPhase | LAST;
        }
        return (wait ? awaitEnd(arrivalPhase) : arrivalPhase) & 0xffffffffL;
    }

    private int awaitEnd(int current) {
        // Test and sleep are one step; a change of the root's phase wakes all.
        while (root.phase == current) {
            Wait.on(root, false, -1);
        }
        return currentPhase();
    }

    /** The last party's part: asks onAdvance, then opens the next phase. */
    private int advance(int current) {
        return endAdvance(current, onAdvance(current, registered()));
    }

    /** The next phase, also for the party that terminates the phaser: the text leaves open whether it is told of that already ("the
     * arrival phase number, or the (negative) current phase if terminated"), and no JDK does so. */
    @Atomic
    private int endAdvance(int current, boolean terminate) {
        int next = current + 1 & Integer.MAX_VALUE;
        boolean terminated = phase < 0;
        advancing = false;
        if (!terminated) {
            phase = terminate ? next | Integer.MIN_VALUE : next;
            Edges.give(root, ADVANCED, ADVANCED + 1);
        }
        if (phase >= 0) {
            unarrived = parties;
        }
        Wait.wakeAll(this);
        return terminated ? phase : next;
    }

    @Atomic
    private void endLeaving() {
        advancing = false;
        Wait.wakeAll(root);
    }

    private int arrive(int leaving) {
        long arrived = arrive(leaving, false);
        if ((arrived & LAST) == 0) {
            return (int) arrived;
        }
        if (root == this) {
            advance((int) arrived);
            return (int) arrived;
        }
        if (registered() > 0) {
            return parent.arrive(0);
        }
        try {
            return parent.arrive(1);
        } finally {
            endLeaving();
        }
    }

    public int register() {
        return enter(1);
    }

    public int bulkRegister(int parties) {
        if (parties < 0) {
            throw new IllegalArgumentException();
        }
        return parties == 0 ? getPhase() : enter(parties);
    }

    public int arrive() {
        return arrive(0);
    }

    public int arriveAndDeregister() {
        return arrive(1);
    }

    public int arriveAndAwaitAdvance() {
        long arrived = arrive(0, true);
        if ((arrived & LAST) == 0) {
            return (int) arrived;
        }
        return root == this ? advance((int) arrived) : parent.arriveAndAwaitAdvance();
    }

    @Atomic
    public int awaitAdvance(int phase) {
        return phase < 0 || phase != root.phase ? phaseAfter(phase) : awaitEnd(phase);
    }

    private int phaseAfter(int asked) {
        return asked < 0 ? asked : currentPhase();
    }

    @Atomic
    public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
        try {
            return awaitInterruptibly(phase, Pause.FOREVER);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    @Atomic
    public int awaitAdvanceInterruptibly(int phase, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        return awaitInterruptibly(phase, unit.toNanos(timeout));
    }

    private int awaitInterruptibly(int asked, long nanos) throws InterruptedException, TimeoutException {
        if (asked >= 0 && root.phase == asked) {
            Pause.checkInterrupt();
        }
        // As in awaitEnd.
        while (asked >= 0 && root.phase == asked) {
            if (nanos <= 0) {
                throw new TimeoutException();
            }
            nanos = Pause.onGate(root, nanos);
        }
        return phaseAfter(asked);
    }

    @Atomic
    public void forceTermination() {
        Edges.learn();
        root.phase |= Integer.MIN_VALUE;
        Wait.wakeAll(root);
    }

    @Atomic
    public final int getPhase() {
        return currentPhase();
    }

    @Atomic
    private int registered() {
        return parties;
    }

    @Atomic
    public int getRegisteredParties() {
        Edges.learn();
        return parties;
    }

    @Atomic
    public int getArrivedParties() {
        Edges.learn();
        reconcile();
        return parties - unarrived;
    }

    @Atomic
    public int getUnarrivedParties() {
        Edges.learn();
        reconcile();
        return unarrived;
    }

    public Phaser getParent() {
        return parent;
    }

    public Phaser getRoot() {
        return root;
    }

    public boolean isTerminated() {
        return getPhase() < 0;
    }

    protected boolean onAdvance(int phase, int registeredParties) {
        return registeredParties == 0;
    }

    @Override
    @Atomic
    public String toString() {
        Edges.learn();
        reconcile();
        return describe();
    }
}
