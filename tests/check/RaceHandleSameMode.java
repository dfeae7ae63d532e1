// verdict: none
// races: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Accesses from opaque on do not race with each other, whatever is declared. */
public class RaceHandleSameMode {
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);

    public static void main(String[] arguments) {
        int[] cells = new int[1];
        new Thread(() -> ELEMENTS.setOpaque(cells, 0, 1)).start();
        new Thread(() -> ELEMENTS.compareAndSet(cells, 0, 1, 2)).start();
        int seen = (int) ELEMENTS.getAcquire(cells, 0);
    }
}
