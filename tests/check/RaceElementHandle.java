// verdict: none
// races: race
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A handle that reads elements. */
public class RaceElementHandle {
    public static void main(String[] arguments) throws Throwable {
        int[] cells = new int[2];
        MethodHandle getter = MethodHandles.arrayElementGetter(int[].class);
        new Thread(() -> cells[1] = 1).start();
        int seen = (int) getter.invoke(cells, 1);
    }
}
