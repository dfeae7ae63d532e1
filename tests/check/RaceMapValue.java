// verdict: none
// races: race
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The map is safe, what it holds is not. */
public class RaceMapValue {
    public static void main(String[] arguments) {
        ConcurrentMap<String, int[]> cells = new ConcurrentHashMap<>();
        cells.put("a", new int[1]);
        new Thread(() -> cells.get("a")[0]++).start();
        cells.get("a")[0]++;
    }
}
