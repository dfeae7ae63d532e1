// verdict: assertion
import java.util.concurrent.ConcurrentHashMap;

/** An iteration may see a mapping that was put later and not the one that was put earlier. HotSpot shows it. */
public class LaterButNotEarlier {
    private static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

    public static void main(String[] arguments) {
        map.put(0, 0);
        new Thread(() -> {
            map.put(1, 1);
            map.put(5, 5);
        }).start();
        String seen = map.keySet().toString();
        assert !seen.equals("[0, 5]") : "later, but not earlier";
    }
}
