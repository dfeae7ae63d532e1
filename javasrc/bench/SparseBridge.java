package bench;

/**
 * Two dense regions of states with a narrow bridge between them; the error lies in the second. Threads take turns in any order, and each turn moves the mark of
 * its thread on around a circle. Where the first mark is at the last place, the last thread steps on the bridge instead; each plank of it wants the turn of
 * another thread, the one before, and any other turn leads back into the first region. Beyond the bridge the marks go around a circle of other size, and nothing
 * leads back. There the error is where the first two marks are in the middle of their circle.
 *
 * A turn is one step. Of all states of the first region, one in `places` has a bridge; who draws turns by lot is across once in places * threads^planks steps.
 *
 * Arguments: places of the circle, planks, threads, places beyond the bridge (as before it); "fixed" has no error.
 */
public final class SparseBridge {
    private final int places, planks, placesBeyond;
    private final boolean fixed;
    private final int[] marks;
    private int plank;

    private SparseBridge(String[] arguments) {
        places = Arguments.number(arguments, 0, 4);
        planks = Arguments.number(arguments, 1, 3);
        marks = new int[Arguments.number(arguments, 2, 3)];
        placesBeyond = Arguments.number(arguments, 3, places);
        fixed = Arguments.has(arguments, "fixed");
    }

    private boolean canStepOn(int thread) {
        return marks[0] == places - 1 && thread == marks.length - 1 - plank % marks.length;
    }

    private synchronized void take(int thread) {
        if (plank < planks && canStepOn(thread)) {
            plank++;
            return;
        }
        if (plank < planks)
            plank = 0;
        marks[thread] = (marks[thread] + 1) % (plank == planks ? placesBeyond : places);
        if (plank == planks && marks[0] == placesBeyond / 2 && marks[1] == placesBeyond / 2 && !fixed)
            throw new IllegalStateException("across the bridge, and in the middle");
    }

    public static void main(String[] arguments) {
        SparseBridge shared = new SparseBridge(arguments);
        Threads.startAll(Threads.make(shared.marks.length, i -> Threads.repeat(() -> shared.take(i))));
    }
}
