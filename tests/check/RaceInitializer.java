// verdict: none
// races: none
import java.util.HashMap;
import java.util.Map;

/** What a class initializer does is before every use of the class. */
public class RaceInitializer {
    private static final class Table {
        static final Map<String, Integer> MAP = new HashMap<>();
        static int size;

        static {
            MAP.put("one", 1);
            size = MAP.size();
        }

        static int get() {
            return MAP.get("one") + size;
        }
    }

    public static void main(String[] arguments) {
        new Thread(Table::get).start();
        assert Table.get() == 2;
    }
}
