// verdict: assertion
import clew.Verify;
import java.util.concurrent.ConcurrentHashMap;

/** The iterator is the thread's own, but not what it goes over: others may come before that is looked at. */
public class BeforeIterator {
    private static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            map.put(1, 1);
        }).start();
        begun = true;
        assert !map.keySet().iterator().hasNext() : "put before";
    }
}
