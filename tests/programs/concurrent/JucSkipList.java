// since: 17
import java.util.*;
import java.util.concurrent.*;

/** ConcurrentSkipListMap and -Set: navigation, parts, iteration beside changes. */
public class JucSkipList {
    public static void main(String[] args) throws InterruptedException {
        NavigableMap<Integer, Integer> whole = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 10; i++) whole.put(i, i);
        ranges(whole, 3, 6);
        ranges(whole.descendingMap(), 6, 3);

        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        for (int i : new int[] {50, 10, 40, 20, 30}) {
            map.put(i, "v" + i);
        }
        System.out.println(map + " " + map.firstKey() + " " + map.lastEntry() + " " + map.floorKey(25) + " " + map.ceilingKey(25) + " " + map.lowerKey(10) + " " + map.higherEntry(40));
        System.out.println(map.headMap(30) + " " + map.tailMap(30, false) + " " + map.subMap(20, 50) + " " + map.descendingMap() + " " + map.descendingKeySet());
        System.out.println(map.putIfAbsent(10, "x") + " " + map.replace(10, "y") + " " + map.remove(20, "no") + " " + map.pollFirstEntry() + " " + map.merge(30, "+", String::concat) + " " + map.computeIfAbsent(35, k -> "new"));
        StringBuilder seen = new StringBuilder();
        for (Integer key : map.keySet()) {
            seen.append(key).append(' ');
            if (key == 30) {
                map.remove(35);
                map.put(45, "added");
            }
        }
        System.out.println(seen + "" + map.size());
        ConcurrentNavigableMap<Integer, String> part = map.subMap(30, true, 45, true);
        part.put(33, "inside");
        try {
            part.put(99, "outside");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(part + " " + part.size() + " " + map.containsKey(33));
        try {
            map.put(1, null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        ConcurrentSkipListSet<String> set = new ConcurrentSkipListSet<>(Comparator.reverseOrder());
        set.addAll(List.of("b", "d", "a", "c"));
        System.out.println(set + " " + set.first() + " " + set.higher("c") + " " + set.headSet("b") + " " + set.pollLast() + " " + set.descendingSet() + " " + set.contains("a") + " " + set.add("b"));

        ConcurrentSkipListMap<Integer, Integer> shared = new ConcurrentSkipListMap<>();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int number = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    shared.put(i * 3 + number, i);
                    shared.merge(-1, 1, Integer::sum);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(shared.size() + " " + shared.get(-1) + " " + shared.lastKey() + " " + shared.headMap(3));
    }

    static String attempt(java.util.function.Supplier<Object> call) {
        try {
            return String.valueOf(call.get());
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
    }

    /** Parts of parts, with bounds inside, outside, and the wrong way round. */
    static void ranges(NavigableMap<Integer, Integer> whole, int low, int high) {
        List<NavigableMap<Integer, Integer>> parts = List.of(whole, whole.subMap(low, true, high, true), whole.subMap(low, false, high, false),
            whole.headMap(high, true), whole.tailMap(low, false), whole.subMap(low, true, high, true).descendingMap());
        for (NavigableMap<Integer, Integer> part : parts) {
            StringBuilder text = new StringBuilder();
            for (int i = 1; i < 9; i++) {
                int from = i;
                for (boolean included : new boolean[] {false, true}) {
                    text.append(attempt(() -> part.headMap(from, included))).append(attempt(() -> part.tailMap(from, included)))
                        .append(attempt(() -> part.navigableKeySet().headSet(from, included))).append(attempt(() -> part.replace(from, 1)));
                    for (int j = 1; j < 9; j++) {
                        int to = j;
                        text.append(attempt(() -> part.subMap(from, included, to, included))).append(attempt(() -> part.subMap(from, included, to, !included)));
                    }
                }
            }
            System.out.println(part + " " + text);
        }
    }
}
