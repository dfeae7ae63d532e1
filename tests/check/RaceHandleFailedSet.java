// verdict: none
// races: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A compareAndSet that fails is a volatile read: it orders, and does not race with a plain read. */
public class RaceHandleFailedSet {
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);

    public static void main(String[] arguments) {
        int[] cells = {1};
        new Thread(() -> ELEMENTS.compareAndSet(cells, 0, 5, 6)).start();
        int seen = cells[0];
    }
}
