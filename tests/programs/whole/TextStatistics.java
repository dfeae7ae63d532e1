import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

/** Counts words, letters and line lengths of stdin. */
public class TextStatistics {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Map<String, Integer> words = new HashMap<>();
        TreeMap<Character, Integer> letters = new TreeMap<>();
        int lines = 0, longest = 0;
        String longestLine = "";
        while (in.hasNextLine()) {
            String line = in.nextLine();
            lines++;
            if (line.length() > longest) { longest = line.length(); longestLine = line; }
            for (String w : line.toLowerCase().split("[^\\p{L}]+")) {
                if (w.isEmpty()) continue;
                words.merge(w, 1, Integer::sum);
                for (char c : w.toCharArray()) letters.merge(c, 1, Integer::sum);
            }
        }
        List<Map.Entry<String, Integer>> top = new ArrayList<>(words.entrySet());
        top.sort((a, b) -> b.getValue() != a.getValue().intValue() ? b.getValue() - a.getValue() : a.getKey().compareTo(b.getKey()));
        System.out.println(lines + " lines, " + words.size() + " different words, longest line " + longest + ": " + longestLine);
        for (Map.Entry<String, Integer> e : top.subList(0, Math.min(8, top.size()))) System.out.printf("%-8s%3d %5.1f%%%n", e.getKey(), e.getValue(), 100.0 * e.getValue() / words.size());
        System.out.println(letters);
    }
}
