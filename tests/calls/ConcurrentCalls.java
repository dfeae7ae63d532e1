import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** Random calls of the collections of java.util.concurrent by one thread; iterators, which are weakly consistent, are used as they like. */
class ConcurrentCalls extends RandomCalls.Calls {
    Collection<Object> c;

    ConcurrentCalls() {
        List<Object> some = full();
        switch (RandomCalls.random(12)) {
        case 0:  c = new ConcurrentLinkedQueue<>(some); break;
        case 1:  c = new ConcurrentLinkedDeque<>(some); break;
        case 2:  c = new CopyOnWriteArrayList<>(some); break;
        case 3:  c = new CopyOnWriteArraySet<>(some); break;
        case 4:  c = new ArrayBlockingQueue<>(1 + RandomCalls.random(9)); break;
        case 5:  c = new LinkedBlockingQueue<>(1 + RandomCalls.random(9)); break;
        case 6:  c = new LinkedBlockingDeque<>(1 + RandomCalls.random(9)); break;
        case 7:  c = new PriorityBlockingQueue<>(1 + RandomCalls.random(9), RandomCalls.BACKWARDS); break;
        case 8:  c = new LinkedTransferQueue<>(some); break;
        case 9:  c = ConcurrentHashMap.newKeySet(); break;
        case 10: c = new LinkedBlockingDeque<>(some); break;
        default: c = new SynchronousQueue<>();
        }
        name = c.getClass().getSimpleName();
    }

    /** No null among them: constructors refuse it, each in its place. */
    static List<Object> full() {
        List<Object> some = RandomCalls.some();
        some.removeIf(o -> o == null);
        return some;
    }

    Collection<Object> target() { return c; }

    void one() {
        if (RandomCalls.random(3) == 0) {
            collection(c);
        } else if (c instanceof List) {
            list((CopyOnWriteArrayList<Object>) c);
        } else if (c instanceof BlockingQueue && RandomCalls.random(2) == 0) {
            blocking((BlockingQueue<Object>) c);
        } else if (c instanceof Deque && RandomCalls.random(3) != 0) {
            deque((Deque<Object>) c);
        } else if (c instanceof Queue) {
            queue((Queue<Object>) c);
        } else {
            collection(c);
        }
    }

    static void queue(Queue<Object> q) {
        Object v = RandomCalls.value();
        int kind = RandomCalls.random(9);
        RandomCalls.call("queue " + kind + " " + v, () -> kind == 0 ? q.poll() : kind == 1 ? q.peek() : kind == 2 ? q.element()
            : kind == 3 ? q.remove() : kind < 6 ? q.offer(v) : q.add(v));
    }

    static void blocking(BlockingQueue<Object> q) {
        Object v = RandomCalls.value();
        int most = RandomCalls.random(4) - 1;
        int kind = RandomCalls.random(8);
        RandomCalls.call("blocking " + kind + " " + v, () -> {
            List<Object> out = new ArrayList<>();
            switch (kind) {
            case 0:  return q.remainingCapacity();
            case 1:  return q.drainTo(out, most) + " " + out;
            case 2:  return RandomCalls.random(4) == 0 ? q.drainTo(out) + " " + out : "";
            case 3:  return q.drainTo(q);
            case 4:  return q.poll(0, TimeUnit.SECONDS);
            case 5:  return q.offer(v, 0, TimeUnit.SECONDS);
            case 6:  return q.isEmpty() ? "empty" : q.take();
            default: if (q.remainingCapacity() > 0) q.put(v); return q;
            }
        });
    }

    static void deque(Deque<Object> d) {
        Object v = RandomCalls.value();
        int kind = RandomCalls.random(18);
        RandomCalls.call("deque " + kind + " " + v, () -> {
            switch (kind) {
            case 0:  d.addFirst(v); return d;
            case 1:  d.addLast(v); return d;
            case 2:  return d.offerFirst(v);
            case 3:  return d.offerLast(v);
            case 4:  return d.pollFirst();
            case 5:  return d.pollLast();
            case 6:  return d.peekFirst();
            case 7:  return d.peekLast();
            case 8:  return d.getFirst();
            case 9:  return d.getLast();
            case 10: return d.removeFirst();
            case 11: return d.removeLast();
            case 12: return d.removeFirstOccurrence(v);
            case 13: return d.removeLastOccurrence(v);
            case 14: d.push(v); return d;
            case 15: return d.pop();
            case 16: return d.peek() + " " + d.element();
            default:
                StringBuilder b = new StringBuilder();
                for (Iterator<Object> it = d.descendingIterator(); it.hasNext();) {
                    b.append(it.next()).append(' ');
                    if (RandomCalls.random(5) == 0) it.remove();
                }
                return b + " " + d;
            }
        });
    }

    static void list(CopyOnWriteArrayList<Object> l) {
        int i = RandomCalls.random(8) - 1;
        int j = i + RandomCalls.random(5) - 1;
        Object v = RandomCalls.value();
        List<Object> some = RandomCalls.some();
        int kind = RandomCalls.random(22);
        RandomCalls.call("copying " + kind + " " + i + " " + j + " " + v, () -> {
            switch (kind) {
            case 0:  return l.addIfAbsent(v);
            case 1:  return l.addAllAbsent(some) + " " + l;
            case 2:  l.add(i, v); return l;
            case 3:  return l.get(i);
            case 4:  return l.set(i, v);
            case 5:  return l.remove(i);
            case 6:  return l.indexOf(v) + " " + l.lastIndexOf(v);
            case 7:  return l.indexOf(v, i) + " " + l.lastIndexOf(v, i);
            case 8:  return l.addAll(i, some);
            case 9:  l.sort(RandomCalls.BACKWARDS); return l;
            case 10: l.replaceAll(x -> x == null ? 7 : x.hashCode() % 5); return l;
            case 11: return l.equals(new ArrayList<>(l)) + " " + l.hashCode() + " " + l.clone();
            case 12: l.listIterator(i).add(v); return l;
            case 13: ListIterator<Object> it = l.listIterator(i); l.add(v); return it.hasNext() + " " + it.hasPrevious() + it.nextIndex() + it.next();
            case 14:
                List<Object> part = l.subList(i, j);
                part.add(v);
                part.replaceAll(x -> x);
                return part + " " + part.remove(0) + " " + part.indexOf(v) + " " + part.hashCode() + " " + part.subList(0, 1);
            case 15: List<Object> stale = l.subList(i, j); l.add(1); return stale.size();
            case 16: return l.removeIf(x -> x != null && x.hashCode() % 4 == i) + " " + l;
            case 17: Iterator<Object> each = l.iterator(); each.next(); each.remove(); return l;
            case 18: return l.subList(i, j).addAll(some) + " " + l;
            case 19: l.subList(i, j).clear(); return l;
            case 20: return l.retainAll(some) + " " + l.removeAll(some) + l.containsAll(some);
            default: return l.add(v);
            }
        });
    }

    /** The maps: everything that maps have, and what is theirs. */
    static class Concurrent extends RandomCalls.Maps {
        Concurrent() {
            map = new ConcurrentHashMap<>(1 + RandomCalls.random(20));
            name = "ConcurrentHashMap";
        }

        void one() {
            if (RandomCalls.random(4) != 0) map(map); else own((ConcurrentHashMap<Object, Object>) map);
        }

        private static final long ALONE = Long.MAX_VALUE;         // no other threads, whose order would be seen

        static void own(ConcurrentHashMap<Object, Object> m) {
            Object k = RandomCalls.value();
            int kind = RandomCalls.random(14);
            RandomCalls.call("concurrent " + kind + " " + k, () -> {
                switch (kind) {
                case 0:  return m.mappingCount() + " " + m.contains(k);
                case 1:  return m.reduceValues(ALONE, (a, b) -> a.hashCode() + b.hashCode());
                case 2:  return m.search(ALONE, (a, b) -> a.equals(k) ? b : null);
                case 3:  return m.keySet(4).add(k) + " " + m;
                case 4:  return Collections.list(m.keys()) + " " + Collections.list(m.elements());
                case 5:  return m.reduceToInt(ALONE, (a, b) -> a.hashCode(), 1, Integer::sum) + m.reduceKeysToLong(ALONE, a -> a.hashCode(), 0, Long::max);
                case 6:  StringBuilder b = new StringBuilder(); m.forEachKey(ALONE, b::append); m.forEachEntry(ALONE, b::append); return b;
                case 7:  return m.reduceEntries(ALONE, (x, y) -> x.hashCode() > y.hashCode() ? x : y);
                case 8:  return m.searchKeys(ALONE, a -> a.hashCode() > 4 ? a : null);
                case 9:  return m.computeIfAbsent(k, x -> m.get(1));
                case 10: return m.keySet().getMappedValue() + " " + m.keySet(1).getMap().size();
                case 11: return m.values().contains(k) + " " + m.entrySet().contains(Map.entry(k, 1)) + m.entrySet().add(Map.entry(k, 1));
                case 12: return m.merge(k, 1, (x, y) -> null) + " " + m;
                default: return m.put(k, k);
                }
            });
        }
    }

    static class SkipMaps extends RandomCalls.SortedMaps {
        SkipMaps() {
            boolean natural = RandomCalls.random(2) == 0;
            map = natural ? new ConcurrentSkipListMap<>() : new ConcurrentSkipListMap<>(RandomCalls.BACKWARDS);
            for (int n = RandomCalls.random(30); n > 0; n--) map.put(RandomCalls.number(), RandomCalls.number());
            name = "ConcurrentSkipListMap";
        }
    }

    static class SkipSets extends RandomCalls.SortedSets {
        SkipSets() {
            set = RandomCalls.random(2) == 0 ? new ConcurrentSkipListSet<>() : new ConcurrentSkipListSet<>(RandomCalls.BACKWARDS);
            for (int n = RandomCalls.random(20); n > 0; n--) set.add(RandomCalls.number());
            name = "ConcurrentSkipListSet";
        }
    }
}
