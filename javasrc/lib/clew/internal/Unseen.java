package clew.internal;

/** What the checker's reductions {@code releases}, {@code gates} and {@code tasks} rest on: see vm/execution/unseen.h. */
public final class Unseen {
    /** What refute takes, also several of them, and holds, one: those of {@link LetsGo}, of {@link Gate}, of {@link Backstage}. */
    public static final int RELEASES = 1, GATES = 2, TASKS = 4;

    private Unseen() {
    }

    /** Whether the reduction is on; as long as a search lasts it is, or it is not. */
    public static native boolean holds(int which);

    /**
     * To be called before an operation by which the program could tell whether what these reductions take for no choice point
     * has happened yet on this object: the search starts over without them.
     */
    public static native void refute(Object object, int which);

    /** To be called before an operation that needs what was left undone because the reduction holds: the search starts over without it. */
    public static native void demand(int which);
}
