// since: 21
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedCollection;
import java.util.TreeMap;
import java.util.TreeSet;

/** Sequenced collections and other additions of Java 21. */
public class Sequenced {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        l.addFirst(0);
        l.addLast(4);
        System.out.println(l.getFirst() + " " + l.getLast() + " " + l.reversed() + " " + l.removeFirst() + l.removeLast() + " " + l);
        List<Integer> view = l.reversed();
        view.add(9);
        System.out.println(l + " " + view.get(0) + " " + view.stream().toList());
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.put("a", 1);
        m.put("b", 2);
        m.putFirst("z", 0);
        System.out.println(m + " " + m.reversed() + " " + m.firstEntry() + m.lastEntry() + " " + m.pollFirstEntry() + m.sequencedKeySet().reversed());
        LinkedHashSet<Integer> s = new LinkedHashSet<>(List.of(5, 6, 7));
        s.addFirst(7);
        System.out.println(s + " " + s.reversed() + " " + s.getFirst());
        SequencedCollection<Integer> d = new ArrayDeque<>(List.of(1, 2));
        System.out.println(d.reversed() + " " + new TreeSet<>(List.of(3, 1)).reversed() + " " + new TreeMap<>(java.util.Map.of(1, 2)).firstEntry());
        System.out.println("abcabc".indexOf('c', 0, 2) + " " + Math.clamp(15L, 0, 10) + " " + new StringBuilder().repeat("ab", 3) + " " + Character.isEmoji(0x1F600) + " " + "a,b;c".splitWithDelimiters("[,;]", 0).length);
        try {
            new ArrayList<>().getFirst();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("empty");
        }
    }
}
