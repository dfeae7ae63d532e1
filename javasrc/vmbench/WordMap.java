import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Words are built, counted and sorted: strings, StringBuilder, HashMap, ArrayList, a lambda. */
public class WordMap {
    static String word(int n) {
        StringBuilder b = new StringBuilder();
        for (int rest = n; rest > 0; rest /= 26) {
            b.append((char) ('a' + rest % 26));
        }
        return b.append(n % 7).toString();
    }

    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        int seed = 1;
        for (int i = 0; i < 150000; i++) {
            seed = seed * 1103515245 + 12345;
            counts.merge(word((seed >>> 16) % 20000), 1, Integer::sum);
        }
        List<String> words = new ArrayList<>(counts.keySet());
        words.sort((a, b) -> counts.get(a).equals(counts.get(b)) ? a.compareTo(b) : counts.get(b) - counts.get(a));
        long hash = 0;
        for (String w : words) {
            hash = hash * 31 + w.hashCode() + counts.get(w);
        }
        System.out.println(words.size() + " " + words.get(0) + " " + hash);
    }
}
