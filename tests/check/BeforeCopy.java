// verdict: assertion
import clew.Verify;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

/** Others may come before a new queue, the thread's own, takes what a shared list has. */
public class BeforeCopy {
    private static final List<Integer> list = new ArrayList<>(List.of(5));
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            list.set(0, 1);
        }).start();
        begun = true;
        assert new LinkedBlockingQueue<>(list).peek() == 5 : "set before";
    }
}
