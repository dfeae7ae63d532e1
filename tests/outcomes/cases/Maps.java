import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;

/** The documentation of the concurrent collections, and of Collections.synchronized*. */
class Maps extends Case {
    static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

    // ConcurrentMap.putIfAbsent: one of two wins, the other gets its value.
    // outcomes: null 1 | 2 null
    // seen on java: all
    static String putIfAbsent() throws Exception {
        Object[] got = new Object[2];
        end(start(() -> got[0] = map.putIfAbsent(0, 1)), start(() -> got[1] = map.putIfAbsent(0, 2)));
        return got[0] + " " + got[1];
    }

    // get and put are two actions.
    // outcomes: 1 | 2
    // seen on java: all
    static String getThenPut() throws Exception {
        map.put(0, 0);
        Body body = () -> map.put(0, map.get(0) + 1);
        return end(start(body), start(body)) + map.get(0);
    }

    // merge is one.
    // outcomes: 2
    // seen on java: all
    static String merge() throws Exception {
        Body body = () -> map.merge(0, 1, Integer::sum);
        return end(start(body), start(body)) + map.get(0);
    }

    // compute is one; its function is called once for each call.
    // outcomes: 2 2
    // seen on java: all
    static String compute() throws Exception {
        int[] calls = {0};
        Body body = () -> map.compute(0, (k, v) -> {
            calls[0]++;
            return v == null ? 1 : v + 1;
        });
        return end(start(body), start(body)) + map.get(0) + " " + calls[0];
    }

    // computeIfAbsent: the function is called at most once for a key.
    // outcomes: 1 1 1
    // seen on java: all
    static String computeIfAbsent() throws Exception {
        int[] calls = {0};
        Object[] got = new Object[2];
        end(start(() -> got[0] = map.computeIfAbsent(0, k -> ++calls[0])),
            start(() -> got[1] = map.computeIfAbsent(0, k -> ++calls[0])));
        return got[0] + " " + got[1] + " " + calls[0];
    }

    // computeIfAbsent: null leaves no mapping; what the function throws is passed on, and nothing is changed.
    // outcomes: null 0 IllegalStateException 0
    // seen on java: all
    static String computeNothing() {
        String first = map.computeIfAbsent(0, k -> null) + " " + map.size();
        return first + " " + thrown(() -> map.computeIfAbsent(0, k -> {
            throw new IllegalStateException();
        })) + " " + map.size();
    }

    // compute: a function that changes the same key may be detected as recursive.
    // outcomes: IllegalStateException
    // seen on java: all
    static String computeRecursive() {
        map.computeIfAbsent(0, k -> map.computeIfAbsent(0, l -> 1));
        return "returned";
    }

    // compute: others that update the same key wait while the function runs; those that read do not.
    // outcomes: before | after
    // seen on java: all
    static String readDuringCompute() throws Exception {
        map.put(0, 0);
        Thread a = start(() -> map.compute(0, (k, v) -> {
            note("inside");
            return 1;
        }));
        String seen = map.get(0) == 0 ? "before" : "after";
        a.join();
        return seen;
    }

    // A function that waits for another thread which only reads the map goes on.
    // outcomes: 0 1
    // seen on java: all
    static String computeWaitsForReader() throws Exception {
        map.put(0, 0);
        map.compute(0, (k, v) -> {
            try {
                start(() -> note(map.get(0))).join();
            } catch (InterruptedException e) {
                throw new AssertionError();
            }
            return 1;
        });
        return notes() + " " + map.get(0);
    }

    // ... for one that updates the same key waits for ever.
    // outcomes: deadlock
    // seen on java: all
    static String computeWaitsForWriter() throws Exception {
        map.put(0, 0);
        map.compute(0, (k, v) -> {
            try {
                start(() -> map.put(0, 5)).join();
            } catch (InterruptedException e) {
                throw new AssertionError();
            }
            return 1;
        });
        return "" + map.get(0);
    }

    // replace and remove with values.
    // outcomes: true false true false
    // seen on java: all
    static String conditional() {
        map.put(0, 1);
        return map.replace(0, 1, 2) + " " + map.replace(0, 1, 3) + " " + map.remove(0, 2) + " " + map.remove(0, 2);
    }

    // size: reflects transient states; a mapping that another thread is about to have put may be there and not be counted.
    // outcomes: 0 | 1
    // open: the size is exact, and the summary says so
    // seen on java: 1
    static String sizeIsTransient() throws Exception {
        Thread a = start(() -> map.put(0, 1));
        map.merge(0, 1, Integer::sum);
        int size = map.size();
        a.join();
        return "" + size;
    }

    // remove: one of two gets the value.
    // outcomes: 1 null | null 1
    // seen on java: all
    static String removeOnce() throws Exception {
        map.put(0, 1);
        Object[] got = new Object[2];
        end(start(() -> got[0] = map.remove(0)), start(() -> got[1] = map.remove(0)));
        return got[0] + " " + got[1];
    }

    // null keys and values are refused.
    // outcomes: NullPointerException NullPointerException NullPointerException
    // seen on java: all
    static String nulls() {
        return thrown(() -> map.put(null, 1)) + " " + thrown(() -> map.put(1, null)) + " " + thrown(() -> map.get(null));
    }

    // Iterators are weakly consistent: they throw no ConcurrentModificationException.
    // outcomes: - 2
    // seen on java: all
    static String iteratorDoesNotThrow() {
        map.put(0, 0);
        Iterator<Integer> keys = map.keySet().iterator();
        map.put(1, 1);
        return thrown(keys::next) + " " + map.size();
    }

    // An iterator may or may not show a mapping that is added after it was made.
    // outcomes: [0] | [0, 1]
    // seen on java: all
    static String iteratorWeak() throws Exception {
        map.put(0, 0);
        Thread a = start(() -> map.put(1, 1));
        List<Integer> seen = new ArrayList<>(map.keySet());
        a.join();
        return "" + seen;
    }

    // Weakly consistent: a later put is seen and an earlier one is not.
    // outcomes: [0] | [0, 1] | [0, 1, 2] | [0, 2]
    // seen on java: [0] | [0, 1] | [0, 1, 2]
    static String iteratorLaterNotEarlier() throws Exception {
        map.put(0, 0);
        Thread a = start(() -> {
            map.put(1, 1);
            map.put(2, 2);
        });
        List<Integer> seen = new ArrayList<>();
        for (Integer key : map.keySet())
            seen.add(key);
        a.join();
        return "" + seen;
    }

    // ConcurrentSkipListMap: sorted, and putIfAbsent is one action.
    // outcomes: null 1 [0, 3] | 2 null [0, 3]
    // seen on java: all
    static String skipList() throws Exception {
        ConcurrentMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();
        Object[] got = new Object[2];
        sorted.put(3, 3);
        end(start(() -> got[0] = sorted.putIfAbsent(0, 1)), start(() -> got[1] = sorted.putIfAbsent(0, 2)));
        return got[0] + " " + got[1] + " " + sorted.keySet();
    }

    // ConcurrentSkipListMap.computeIfAbsent: the function is not guaranteed to be applied once.
    // outcomes: 1 1 1 | 1 1 2 | 2 2 2
    // seen on java: all
    static String skipListCompute() throws Exception {
        ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();
        java.util.concurrent.atomic.AtomicInteger calls = new java.util.concurrent.atomic.AtomicInteger();
        Object[] got = new Object[2];
        end(start(() -> got[0] = sorted.computeIfAbsent(0, k -> calls.incrementAndGet())),
            start(() -> got[1] = sorted.computeIfAbsent(0, k -> calls.incrementAndGet())));
        return got[0] + " " + got[1] + " " + calls;
    }

    // ConcurrentSkipListSet.add: one of two wins; pollFirst takes each once.
    // outcomes: true 1 2 null
    // seen on java: all
    static String skipListSet() throws Exception {
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
        boolean[] won = new boolean[2];
        end(start(() -> won[0] = set.add(1)), start(() -> won[1] = set.add(1)));
        set.add(2);
        return (won[0] ^ won[1]) + " " + set.pollFirst() + " " + set.pollFirst() + " " + set.pollFirst();
    }

    // ConcurrentLinkedQueue: FIFO; each element is taken once.
    // outcomes: 1 2 null | 2 1 null
    // seen on java: all
    static String linkedQueue() throws Exception {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
        Object[] got = new Object[2];
        end(start(() -> got[0] = queue.poll()), start(() -> got[1] = queue.poll()));
        return got[0] + " " + got[1] + " " + queue.poll();
    }

    // ConcurrentLinkedDeque: the last element is taken from one end only.
    // outcomes: 1 null | null 1
    // seen on java: all
    static String linkedDequeEnds() throws Exception {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1));
        Object[] got = new Object[2];
        end(start(() -> got[0] = deque.pollFirst()), start(() -> got[1] = deque.pollLast()));
        return got[0] + " " + got[1];
    }

    // CopyOnWriteArrayList: an iterator shows the elements that were there when it was made, and cannot remove.
    // outcomes: 1 false UnsupportedOperationException 2
    // seen on java: all
    static String copyOnWriteIterator() {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
        Iterator<Integer> iterator = list.iterator();
        list.add(2);
        return iterator.next() + " " + iterator.hasNext() + " " + thrown(iterator::remove) + " " + list.size();
    }

    // addIfAbsent is one action.
    // outcomes: 1
    // seen on java: all
    static String copyOnWriteAbsent() throws Exception {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        return end(start(() -> list.addIfAbsent(1)), start(() -> list.addIfAbsent(1))) + list.size();
    }

    // Adds are not lost.
    // outcomes: [1, 2] | [2, 1]
    // seen on java: all
    static String copyOnWriteAdds() throws Exception {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        return end(start(() -> list.add(1)), start(() -> list.add(2))) + list;
    }

    // Collections.synchronizedList: each call is under its monitor, but two calls are two actions.
    // outcomes: 1 | 2
    // seen on java: all
    static String synchronizedList() throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>());
        Body body = () -> {
            if (!list.contains(1))
                list.add(1);
        };
        return end(start(body), start(body)) + list.size();
    }

    // ... and a synchronized block on it makes them one.
    // outcomes: 1
    // seen on java: all
    static String synchronizedListBlock() throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>());
        Body body = () -> {
            synchronized (list) {
                if (!list.contains(1))
                    list.add(1);
            }
        };
        return end(start(body), start(body)) + list.size();
    }

    // Collections.synchronizedMap: the callbacks run under its monitor.
    // outcomes: 2
    // seen on java: all
    static String synchronizedMap() throws Exception {
        Map<Integer, Integer> locked = Collections.synchronizedMap(new java.util.HashMap<>());
        Body body = () -> locked.merge(0, 1, Integer::sum);
        return end(start(body), start(body)) + locked.get(0);
    }
}
