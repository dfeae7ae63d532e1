// verdict: none
// races: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A fence on each side makes up for accesses that are only opaque. */
public class RaceFences {
    private static int data;
    private static final VarHandle FLAGS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final int[] CELLS = new int[1];

    public static void main(String[] arguments) {
        new Thread(() -> {
            data = 1;
            VarHandle.releaseFence();
            FLAGS.setOpaque(CELLS, 0, 1);
        }).start();
        if ((int) FLAGS.getOpaque(CELLS, 0) == 1) {
            VarHandle.acquireFence();
            assert data == 1;
        }
    }
}
