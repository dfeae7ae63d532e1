import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** Huffman codes: built, used, decoded. */
public class HuffmanCoding {
    static class Node implements Comparable<Node> {
        final int weight, order;
        final Character symbol;
        final Node left, right;
        Node(int weight, int order, Character symbol, Node left, Node right) { this.weight = weight; this.order = order; this.symbol = symbol; this.left = left; this.right = right; }
        public int compareTo(Node n) { return weight != n.weight ? weight - n.weight : order - n.order; }
        void codes(String prefix, Map<Character, String> out) {
            if (symbol != null) out.put(symbol, prefix.isEmpty() ? "0" : prefix);
            else { left.codes(prefix + "0", out); right.codes(prefix + "1", out); }
        }
    }

    public static void main(String[] args) {
        for (String text : new String[] {"abracadabra", "mississippi river", "aaaa", "the rain in spain stays mainly in the plain"}) {
            TreeMap<Character, Integer> counts = new TreeMap<>();
            for (char c : text.toCharArray()) counts.merge(c, 1, Integer::sum);
            PriorityQueue<Node> queue = new PriorityQueue<>();
            int order = 0;
            for (Map.Entry<Character, Integer> e : counts.entrySet()) queue.add(new Node(e.getValue(), order++, e.getKey(), null, null));
            while (queue.size() > 1) { Node a = queue.poll(), b = queue.poll(); queue.add(new Node(a.weight + b.weight, order++, null, a, b)); }
            Map<Character, String> codes = new TreeMap<>();
            queue.peek().codes("", codes);
            StringBuilder bits = new StringBuilder();
            for (char c : text.toCharArray()) bits.append(codes.get(c));
            Map<String, Character> back = new HashMap<>();
            codes.forEach((c, s) -> back.put(s, c));
            StringBuilder decoded = new StringBuilder();
            String word = "";
            for (char bit : bits.toString().toCharArray()) { word += bit; if (back.containsKey(word)) { decoded.append(back.get(word)); word = ""; } }
            System.out.println(codes + " " + bits.length() + " of " + 8 * text.length() + " " + decoded.toString().equals(text));
        }
    }
}
