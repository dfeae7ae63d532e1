import java.util.ArrayList;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** A walk through the common collections, with iteration orders and fail-fast iterators. */
public class ListsAndMaps {
    public static void main(String[] args) {
        List<String> l = new ArrayList<>(Arrays.asList("a", "b", "c", "d"));
        for (Iterator<String> i = l.iterator(); i.hasNext();) if (i.next().equals("b")) i.remove();
        for (ListIterator<String> i = l.listIterator(l.size()); i.hasPrevious();) { String s = i.previous(); i.set(s + s); if (s.equals("c")) i.add("new"); }
        System.out.println(l + " " + l.indexOf("new") + " " + l.contains("aa") + " " + l.subList(1, 3) + " " + l.removeIf(s -> s.length() == 2) + " " + l);
        try {
            for (String s : l) l.add("x");
        } catch (ConcurrentModificationException e) {
            System.out.println(e);
        }
        Map<String, Integer> h = new HashMap<>();
        for (String w : "the cat and the dog and the bird".split(" ")) h.merge(w, 1, Integer::sum);
        System.out.println(h + " " + h.getOrDefault("cow", 0) + " " + h.putIfAbsent("cow", 5) + " " + h.computeIfAbsent("pig", String::length) + " " + h.computeIfPresent("the", (k, v) -> null) + " " + h.keySet() + h.values());
        try {
            for (String k : h.keySet()) h.remove(k);
        } catch (ConcurrentModificationException e) {
            System.out.println("fail fast");
        }
        LinkedHashMap<Integer, String> lru = new LinkedHashMap<Integer, String>(4, 0.75f, true) { @Override protected boolean removeEldestEntry(Map.Entry<Integer, String> e) { return size() > 3; } };
        for (int i = 0; i < 4; i++) { lru.put(i, "v" + i); lru.get(1); }
        System.out.println(lru);
        TreeMap<String, Integer> t = new TreeMap<>(h);
        System.out.println(t + " " + t.firstKey() + " " + t.headMap("c") + " " + t.tailMap("c", false) + " " + t.ceilingKey("cb") + " " + t.floorEntry("cb") + " " + t.descendingMap() + " " + t.pollFirstEntry());
        Deque<Integer> d = new ArrayDeque<>();
        d.push(1);
        d.addLast(2);
        d.offerFirst(0);
        System.out.println(d + " " + d.peekLast() + d.pop() + d.pollLast() + d.size());
        LinkedList<Integer> k = new LinkedList<>(Arrays.asList(1, 2, 3));
        k.addFirst(0);
        k.remove(Integer.valueOf(2));
        k.add(2, 9);
        System.out.println(k + " " + k.getLast() + k.peek());
        PriorityQueue<String> p = new PriorityQueue<>((x, y) -> y.compareTo(x));
        p.addAll(Arrays.asList("m", "z", "a", "q"));
        StringBuilder s = new StringBuilder();
        while (!p.isEmpty()) s.append(p.poll());
        System.out.println(s);
        Map<Object, Object> mixed = new HashMap<>();
        for (Object o : new Object[] {1, "1", 1L, 'c', 2.5, null, true}) mixed.put(o, o);
        System.out.println(mixed + " " + mixed.containsKey(null) + " " + mixed.equals(new HashMap<>(mixed)) + " " + l.hashCode() + " " + t.hashCode());
    }
}
