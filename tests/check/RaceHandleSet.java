// verdict: none
// races: race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A compareAndSet that succeeds writes, and races with a plain read. */
public class RaceHandleSet {
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);

    public static void main(String[] arguments) {
        int[] cells = {1};
        new Thread(() -> ELEMENTS.compareAndSet(cells, 0, 1, 6)).start();
        int seen = cells[0];
    }
}
