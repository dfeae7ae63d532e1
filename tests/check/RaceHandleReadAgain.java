// verdict: none
// races: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Who has seen the volatile write by a volatile read may read plainly then, also what was written plainly before. */
public class RaceHandleReadAgain {
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(long[].class);

    public static void main(String[] arguments) {
        long[] cells = new long[2];
        new Thread(() -> {
            cells[1] = 7;
            ELEMENTS.setVolatile(cells, 0, 1L);
        }).start();
        if ((long) ELEMENTS.getVolatile(cells, 0) == 1) {
            assert cells[0] == 1 && cells[1] == 7;
        }
    }
}
