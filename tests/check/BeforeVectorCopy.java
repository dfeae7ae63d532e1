// verdict: assertion
import clew.Verify;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;

/** Others may come before a list, the thread's own, takes what a vector has, which is the first to be locked. */
public class BeforeVectorCopy {
    private static final Vector<Integer> vector = new Vector<>(List.of(5));
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        CopyOnWriteArrayList<Integer> own = new CopyOnWriteArrayList<>();
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            vector.set(0, 1);
        }).start();
        begun = true;
        own.addAll(vector);
        assert own.get(0) == 5 : "set before";
    }
}
