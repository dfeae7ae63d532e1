// verdict: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/** Whatever others put and remove, also when the table grows, an iteration sees each mapping that stays exactly once, and others at most once. */
public class SeenExactlyOnce {
    private static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(1);

    public static void main(String[] arguments) {
        map.put(0, 0);
        map.put(2, 2);
        new Thread(() -> {
            map.put(4, 4);
            map.remove(0);
        }).start();
        List<Integer> seen = new ArrayList<>();
        map.forEach((key, value) -> seen.add(key));
        assert seen.indexOf(2) >= 0 && seen.indexOf(2) == seen.lastIndexOf(2) : seen;
        assert seen.indexOf(0) == seen.lastIndexOf(0) && seen.indexOf(4) == seen.lastIndexOf(4) : seen;
    }
}
