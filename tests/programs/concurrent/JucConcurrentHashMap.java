// since: 17
import java.util.*;
import java.util.concurrent.*;

/** ConcurrentHashMap: single mappings, order of iteration while growing, computing, views, bulk operations. */
public class JucConcurrentHashMap {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        for (String word : "the quick brown fox jumps over the lazy dog and runs away from the big bad wolf who hunts it down".split(" ")) {
            map.merge(word, 1, Integer::sum);
        }
        System.out.println(map);
        System.out.println(map.get("the") + " " + map.get("cat") + " " + map.getOrDefault("cat", 9) + " " + map.put("cat", 4) + " " + map.putIfAbsent("cat", 5) + " " + map.remove("cat") + " " + map.size());
        System.out.println(map.replace("fox", 1, 7) + " " + map.replace("fox", 1, 8) + " " + map.replace("fox", 9) + " " + map.remove("fox", 1) + " " + map.containsKey("fox") + " " + map.containsValue(9));
        System.out.println(map.computeIfAbsent("new", String::length) + " " + map.computeIfAbsent("new", s -> 0) + " " + map.computeIfPresent("new", (k, v) -> v + 1) + " " + map.computeIfPresent("none", (k, v) -> v)
                + " " + map.compute("new", (k, v) -> null) + " " + map.compute("newer", (k, v) -> v == null ? 1 : v) + " " + map.containsKey("new"));
        try {
            map.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        try {
            map.computeIfAbsent("a", a -> map.computeIfAbsent("a", b -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }

        ConcurrentHashMap<Integer, Integer> numbers = new ConcurrentHashMap<>(8);
        for (int i = 0; i < 20; i++) {
            numbers.put(i * 37 % 101, i);
        }
        System.out.println(numbers);
        int visits = 0;
        for (Integer key : numbers.keySet()) {
            numbers.put(key + 1000, key);
            if (key % 2 == 0) {
                numbers.remove(key);
            }
            visits++;
            if (visits == 30) {
                break;
            }
        }
        System.out.println(visits + " " + numbers);
        System.out.println(numbers.reduceValuesToInt(1, x -> x, 0, Integer::sum) + " " + numbers.reduceKeys(Long.MAX_VALUE, Math::max) + " " + numbers.search(1, (k, v) -> k == v ? k : null)
                + " " + numbers.reduce(1, (k, v) -> k + v, Math::min) + " " + numbers.mappingCount());
        StringBuilder each = new StringBuilder();
        numbers.forEach(Long.MAX_VALUE, (k, v) -> each.append(k > 1050 ? k + "=" + v + " " : ""));
        System.out.println(each);

        Set<String> set = ConcurrentHashMap.newKeySet();
        System.out.println(set.add("x") + " " + set.add("x") + " " + set.addAll(List.of("y", "z")) + " " + set + " " + set.equals(Set.of("x", "y", "z")));
        ConcurrentHashMap<String, Integer> copy = new ConcurrentHashMap<>(map);
        System.out.println(copy.equals(map) + " " + (copy.hashCode() == map.hashCode()) + " " + copy.keySet().removeIf(k -> k.length() < 5) + " " + copy);
        copy.replaceAll((k, v) -> v * 10);
        System.out.println(copy.values() + " " + copy.entrySet());
        for (Map.Entry<String, Integer> entry : copy.entrySet()) {
            entry.setValue(1);
        }
        System.out.println(copy.reduceEntries(1, Map.Entry::getValue, Integer::sum) + " " + Collections.list(copy.keys()).size());

        ConcurrentHashMap<Integer, Integer> shared = new ConcurrentHashMap<>();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 200; i++) {
                    shared.merge(i % 50, 1, Integer::sum);
                    shared.computeIfAbsent(1000 + i, k -> k);
                    shared.compute(-1, (k, v) -> v == null ? 1 : v + 1);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(shared.size() + " " + shared.get(7) + " " + shared.get(-1) + " " + shared.get(1199));
        shared.clear();
        System.out.println(shared + " " + shared.isEmpty());
    }
}
