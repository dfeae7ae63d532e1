// verdict: none
// races: race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A fence on one side is not enough. */
public class RaceFenceMissing {
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
            assert data == 1;
        }
    }
}
