// verdict: none
import java.util.concurrent.ConcurrentSkipListMap;

/** A skip list locks nothing while it compares, and loses nothing that others put or remove meanwhile. */
public class SkipListLocksNothing {
    private static final Object lock = new Object();
    private static final ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>((a, b) -> {
        synchronized (lock) {
            return a.compareTo(b);
        }
    });

    public static void main(String[] arguments) throws InterruptedException {
        map.put(2, 2);
        Thread thread = new Thread(() -> {
            map.put(1, 1);
            assert map.get(1) == 1;
        });
        thread.start();
        synchronized (lock) {
            map.put(3, 3);
            map.remove(2);
        }
        thread.join();
        assert map.toString().equals("{1=1, 3=3}") : map;
    }
}
