// verdict: assertion
import clew.Verify;
import java.util.Iterator;
import java.util.concurrent.ConcurrentHashMap;

/** Others may come before an iterator looks for what is next. */
public class BeforeNext {
    private static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        map.put(1, 1);
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            map.put(2, 1);
        }).start();
        Iterator<Integer> keys = map.keySet().iterator();
        begun = true;
        keys.next();
        assert !keys.hasNext() : "put between";
    }
}
