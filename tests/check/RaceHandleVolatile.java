// verdict: none
// races: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Volatile accesses by a handle order as those of a volatile field do. */
public class RaceHandleVolatile {
    private static int data;
    private static final VarHandle FLAGS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final int[] CELLS = new int[1];

    public static void main(String[] arguments) {
        new Thread(() -> {
            data = 1;
            FLAGS.setVolatile(CELLS, 0, 1);
        }).start();
        if ((int) FLAGS.getVolatile(CELLS, 0) == 1) {
            assert data == 1;
        }
    }
}
