// verdict: none
// races: race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Opaque accesses by a handle order nothing else, nor does what the library does for them. */
public class RaceHandleOpaque {
    private static int data;
    private static final VarHandle FLAGS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final int[] CELLS = new int[1];

    public static void main(String[] arguments) {
        new Thread(() -> {
            data = 1;
            FLAGS.setOpaque(CELLS, 0, 1);
        }).start();
        if ((int) FLAGS.getOpaque(CELLS, 0) == 1) {
            assert data == 1;
        }
    }
}
