import java.util.HashMap;
import java.util.Map;

/** A least-recently-used cache with its own linked list. */
public class LruCacheOwn {
    static class Cache<K, V> {
        class Entry { K key; V value; Entry before, after; }
        final Map<K, Entry> map = new HashMap<>();
        final Entry head = new Entry();
        final int capacity;
        int hits, misses;

        Cache(int capacity) { this.capacity = capacity; head.before = head.after = head; }
        void unlink(Entry e) { e.before.after = e.after; e.after.before = e.before; }
        void front(Entry e) { e.after = head.after; e.before = head; head.after.before = e; head.after = e; }

        V get(K key) {
            Entry e = map.get(key);
            if (e == null) { misses++; return null; }
            hits++;
            unlink(e);
            front(e);
            return e.value;
        }

        void put(K key, V value) {
            Entry e = map.get(key);
            if (e != null) unlink(e);
            else {
                if (map.size() == capacity) { map.remove(head.before.key); unlink(head.before); }
                e = new Entry();
                e.key = key;
                map.put(key, e);
            }
            e.value = value;
            front(e);
        }

        @Override public String toString() {
            StringBuilder s = new StringBuilder();
            for (Entry e = head.after; e != head; e = e.after) s.append(e.key).append('=').append(e.value).append(' ');
            return s.toString();
        }
    }

    public static void main(String[] args) {
        Cache<String, Integer> c = new Cache<>(3);
        for (String s : "a b c a d a e b".split(" ")) {
            Integer v = c.get(s);
            c.put(s, v == null ? 1 : v + 1);
            System.out.println(s + ": " + c);
        }
        Cache<Integer, Long> squares = new Cache<>(10);
        long sum = 0;
        for (int i = 0; i < 2000; i++) {
            int k = i * i % 17;
            Long v = squares.get(k);
            if (v == null) squares.put(k, v = (long) k * k);
            sum += v;
        }
        System.out.println(sum + " " + squares.hits + " " + squares.misses);
    }
}
