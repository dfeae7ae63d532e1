import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

/**
 * Random sequences of calls of the collections, with what each returns or throws: the same on java and on clew.
 *
 *   RandomCalls FIRST COUNT        the sequences of seeds FIRST to FIRST + COUNT - 1, one line each: a hash of its log
 *   RandomCalls FIRST              the log of one
 *
 * A seed decides the interface, the implementation and the calls.  Iterators are used across changes of their collection only where
 * the change was one element: then fail-fast iterators must notice, whatever they compare; those of an ArrayDeque, where all elements
 * differ.
 */
public class RandomCalls {
    static long state;
    static StringBuilder log;

    static int random(int bound) {
        state = state * 6364136223846793005L + 1442695040888963407L;
        return (int) ((state >>> 33) % bound);
    }

    public static void main(String[] args) {
        int first = Integer.parseInt(args[0]);
        boolean whole = args.length == 1;
        int count = whole ? 1 : Integer.parseInt(args[1]);
        StringBuilder all = new StringBuilder();
        for (int seed = first; seed < first + count; seed++) {
            state = seed * 2654435761L + 12345;
            log = new StringBuilder();
            String name = sequence(seed);
            if (whole) {
                System.out.print(log);
            } else {
                all.append(seed).append(' ').append(name).append(' ').append(log.toString().hashCode()).append('\n');
            }
        }
        System.out.print(all);
    }

    static String sequence(int seed) {
        for (int i = 0; i < 5; i++) random(7);
        comparable = seed % 14 == 10;
        switch (seed % 14) {
        case 0:
        case 1:  return new Lists().go();
        case 2:  return new Deques().go();
        case 3:  return new Sets().go();
        case 4:  return new Maps().go();
        case 5:  return new SortedMaps().go();
        case 6:  return new SortedSets().go();
        case 7:
        case 8:  return new ConcurrentCalls().go();
        case 9:  return new ConcurrentCalls.Concurrent().go();
        case 10: return random(2) == 0 ? new ConcurrentCalls.SkipMaps().go() : new ConcurrentCalls.SkipSets().go();
        case 11:
        case 12: return new TextCalls().go();
        default: return new Wrapped().go();
        }
    }

    interface Call {
        Object run() throws Exception;
    }

    /** Logs a call: its name, and its result or exception; messages that the VM words are left out. */
    static void call(String name, Call call) {
        log.append(name).append(": ");
        try {
            log.append(text(call.run()));
        } catch (NullPointerException | ClassCastException | ArrayStoreException | ArrayIndexOutOfBoundsException e) {
            log.append(e.getClass().getName());
        } catch (Exception e) {
            log.append(e);
        }
        log.append('\n');
    }

    static String text(Object o) {
        return o instanceof Object[] ? Arrays.deepToString((Object[]) o) : String.valueOf(o);
    }

    /** Whether all values can be compared: what a skip list throws for others depends on what it compares, and that is random. */
    static boolean comparable;

    /** Mostly small numbers; seldom null, seldom of a type that cannot be compared with numbers. */
    static Object value() {
        int kind = random(40);
        return kind == 0 && !comparable ? null : kind == 1 && !comparable ? "s" + random(3) : (Object) (random(12) - 1);
    }

    static Object number() { return random(14) - 1; }

    static List<Object> some() {
        List<Object> list = new ArrayList<>();
        for (int n = random(5); n > 0; n--) list.add(random(4) == 0 ? value() : number());
        return list;
    }

    static Object function(Object a, Object b) {
        int kind = random(6);
        if (kind == 0) return null;
        if (kind == 1) throw new IllegalStateException("no");
        return (a == null ? 0 : a.hashCode()) * 3 + (b == null ? 1 : b.hashCode()) & 15;
    }

    static final Comparator<Object> BACKWARDS = (a, b) -> {
        if (a == null || b == null) return a == b ? 0 : a == null ? 1 : -1;
        return Integer.compare(b.hashCode(), a.hashCode());
    };

    /** What all collections have. */
    abstract static class Calls {
        String name;

        abstract Collection<Object> target();

        abstract void one();

        void look() {
            Collection<Object> c = target();
            call("  =", () -> c + " " + c.size());
        }

        String go() {
            log.append(name).append('\n');
            for (int n = 10 + random(40); n > 0; n--) {
                one();
                if (random(4) == 0) look();
            }
            look();
            return name;
        }

        void collection(Collection<Object> c) {
            Object v = value();
            List<Object> some = some();
            switch (random(18)) {
            case 0:  call("add " + v, () -> c.add(v)); break;
            case 1:  call("remove " + v, () -> c.remove(v)); break;
            case 2:  call("contains " + v, () -> c.contains(v)); break;
            case 3:  call("addAll " + some, () -> c.addAll(some)); break;
            case 4:  if (!c.isEmpty()) call("removeAll " + some, () -> c.removeAll(some)); break;
            case 5:  if (random(4) == 0) call("retainAll " + some, () -> c.retainAll(some)); break;
            case 6:  call("containsAll " + some, () -> c.containsAll(some)); break;
            case 7:  call("toArray", () -> c.toArray()); break;
            case 8:  call("toArray Object", () -> c.toArray(new Object[random(8)])); break;
            case 9:  call("toArray Number", () -> c.toArray(new Number[0])); break;
            case 10: call("removeIf", () -> c.removeIf(x -> x != null && x.hashCode() % 3 == 0)); break;
            case 11: call("forEach", () -> { StringBuilder b = new StringBuilder(); c.forEach(b::append); return b; }); break;
            case 12: call("hash " , () -> c instanceof List || c instanceof Set ? c.hashCode() : 0); break;
            case 13: call("equals", () -> c.equals(new ArrayList<>(c)) + " " + c.equals(new HashSet<>(c)) + " " + c.equals(c)); break;
            case 14: if (random(4) == 0) call("clear", () -> { c.clear(); return c.isEmpty(); }); break;
            case 15: call("stream", () -> Arrays.toString(c.stream().map(String::valueOf).toArray())); break;
            case 16: split(c); break;
            default: iterate(c);
            }
        }

        void split(Collection<Object> c) {
            call("spliterator", () -> {
                Spliterator<Object> s = c.spliterator();
                StringBuilder b = new StringBuilder();
                s.tryAdvance(b::append);
                s.forEachRemaining(b::append);
                return b + " " + s.hasCharacteristics(Spliterator.ORDERED) + s.hasCharacteristics(Spliterator.SORTED);
            });
        }

        /** An iterator, with removals by it, and seldom a change behind its back. */
        void iterate(Collection<Object> c) {
            call("iterator", () -> {
                StringBuilder b = new StringBuilder();
                Iterator<Object> it = c.iterator();
                boolean changed = false;
                for (int n = random(12); n > 0; n--) {
                    int kind = random(12);
                    if (kind < 7 || kind < 9 && changed) {
                        b.append(it.hasNext()).append(it.next()).append(' ');
                        if (changed) break;
                    } else if (kind < 9) {
                        try {
                            it.remove();
                            b.append("removed ");
                        } catch (IllegalStateException | UnsupportedOperationException e) {
                            b.append(e).append(' ');
                        }
                    } else if (kind == 9 && !changed && !c.isEmpty()) {
                        int size = c.size();
                        if (c instanceof ArrayDeque && new HashSet<>(c).size() < size) continue;    // which of equal ones went is not known
                        if (random(2) == 0 && !(c instanceof ArrayDeque)) c.add(random(9)); else c.remove(c.iterator().next());
                        changed = c.size() != size;
                        b.append("changed ");
                    } else if (kind == 10 && !changed) {
                        it.forEachRemaining(b::append);
                    }
                }
                return b;
            });
        }
    }

    static class Lists extends Calls {
        List<Object> list;

        Lists() {
            int kind = random(10);
            list = kind == 0 ? new LinkedList<>() : kind == 1 ? new Vector<>() : kind == 2 ? new Stack<>()
                : kind == 3 ? new Vector<>(2, 3) : kind == 4 ? new LinkedList<>(some()) : kind == 5 ? new ArrayList<>(some())
                : kind == 6 ? Arrays.asList(some().toArray()) : kind == 7 ? new Minimal() : new ArrayList<>(random(20));
            name = list.getClass().getSimpleName();
        }

        Collection<Object> target() { return list; }

        void one() {
            if (random(3) == 0) collection(list); else if (random(6) == 0) part(); else list(list);
        }

        void part() {
            int from = random(8) - 1;
            int to = from + random(6) - 1;
            call("subList " + from + " " + to, () -> {
                List<Object> part = list.subList(from, to);
                for (int n = random(8); n > 0; n--) {
                    if (random(3) == 0) collection(part); else list(part);
                    if (random(6) == 0 && part.size() > 1) {
                        List<Object> inner = part.subList(1, part.size());
                        list(inner);
                        call("  inner", () -> inner);
                    }
                    call("  part", () -> part + " of " + list);
                }
                if (random(4) == 0) {
                    list.add(5);
                    call("  stale", () -> part.size());
                }
                return part.size();
            });
        }

        void list(List<Object> list) {
            int i = random(9) - 1;
            Object v = value();
            List<Object> some = some();
            switch (random(18)) {
            case 0:
            case 1:
            case 2:  call("add " + v, () -> list.add(v)); break;
            case 3:  call("add " + i + " " + v, () -> { list.add(i, v); return "done"; }); break;
            case 4:  call("get " + i, () -> list.get(i)); break;
            case 5:  call("set " + i + " " + v, () -> list.set(i, v)); break;
            case 6:  call("remove " + i, () -> list.remove(i)); break;
            case 7:  call("indexOf " + v, () -> list.indexOf(v) + " " + list.lastIndexOf(v)); break;
            case 8:  call("addAll " + i + " " + some, () -> list.addAll(i, some)); break;
            case 9:  call("sort", () -> { list.sort(random(2) == 0 ? null : BACKWARDS); return list; }); break;
            case 10: call("replaceAll", () -> { list.replaceAll(x -> x == null ? 7 : x.hashCode() % 5); return list; }); break;
            case 11: call("equals", () -> list.equals(new LinkedList<>(list)) + " " + list.hashCode()); break;
            case 12: special(list, v, i); break;
            case 13: call("collections", () -> collections(list, v)); break;
            default: walk(list);
            }
        }

        Object collections(List<Object> list, Object v) {
            switch (random(13)) {
            case 0:  Collections.reverse(list); return list;
            case 1:  Collections.shuffle(list, new java.util.Random(3)); return list;
            case 2:  Collections.rotate(list, random(9) - 4); return list;
            case 3:  Collections.swap(list, random(5), random(5)); return list;
            case 4:  return Collections.max((List<Integer>) (List<?>) list) + " " + Collections.min((List<Integer>) (List<?>) list);
            case 5:  return Collections.binarySearch(list, v, null);
            case 6:  return Collections.frequency(list, v);
            case 7:  return Collections.replaceAll(list, v, 4);
            case 8:  return Collections.indexOfSubList(list, Arrays.asList(v)) + " " + Collections.lastIndexOfSubList(list, some());
            case 9:  return Collections.disjoint(list, some());
            case 10: Collections.fill(list, v); return list;
            case 11: return Collections.unmodifiableList(list) + " " + Collections.nCopies(2, list);
            default: return Collections.max(list, BACKWARDS) + " " + Collections.list(Collections.enumeration(list));
            }
        }

        void special(List<Object> list, Object v, int i) {
            if (list instanceof LinkedList) {
                Deques.deque((LinkedList<Object>) list);
            } else if (list instanceof Stack) {
                Stack<Object> s = (Stack<Object>) list;
                int kind = random(4);
                call("stack " + kind, () -> kind == 0 ? s.push(v) : kind == 1 ? s.pop() : kind == 2 ? s.peek() : s.search(v));
            } else if (list instanceof Vector) {
                Vector<Object> u = (Vector<Object>) list;
                int kind = random(10);
                call("vector " + kind + " " + i, () -> {
                    switch (kind) {
                    case 0:  return u.elementAt(i);
                    case 1:  u.insertElementAt(v, i); return u;
                    case 2:  u.removeElementAt(i); return u;
                    case 3:  return u.removeElement(v);
                    case 4:  u.setElementAt(v, i); return u;
                    case 5:  return u.firstElement() + " " + u.lastElement();
                    case 6:  return u.indexOf(v, i) + " " + u.lastIndexOf(v, i);
                    case 7:  u.setSize(i); return u;
                    case 8:  u.trimToSize(); return u.capacity();
                    default: return Collections.list(u.elements()) + " " + u.clone();
                    }
                });
            } else if (list instanceof ArrayList) {
                call("clone", () -> ((ArrayList<Object>) list).clone());
            }
        }

        void walk(List<Object> list) {
            int from = random(6) - 1;
            call("listIterator " + from, () -> {
                StringBuilder b = new StringBuilder();
                ListIterator<Object> it = from < 0 ? list.listIterator() : list.listIterator(from);
                for (int n = random(12); n > 0; n--) {
                    int kind = random(9);
                    Object v = number();
                    try {
                        switch (kind) {
                        case 0:
                        case 1:
                        case 2:  b.append(it.hasNext()).append(it.next()); break;
                        case 3:
                        case 4:  b.append(it.hasPrevious()).append(it.previous()); break;
                        case 5:  it.set(v); b.append("set"); break;
                        case 6:  it.add(v); b.append("add"); break;
                        case 7:  it.remove(); b.append("remove"); break;
                        default: b.append(it.nextIndex()).append(it.previousIndex());
                        }
                    } catch (IllegalStateException | NoSuchElementException | UnsupportedOperationException e) {
                        b.append(e.getClass());
                    }
                    b.append(' ');
                }
                return b + " " + list;
            });
        }
    }

    /** The least a list that can change needs. */
    static class Minimal extends java.util.AbstractList<Object> {
        private final Object[] data = new Object[200];
        private int size;

        public Object get(int i) {
            check(i, size - 1);
            return data[i];
        }

        public int size() { return size; }

        public Object set(int i, Object e) {
            check(i, size - 1);
            Object old = data[i];
            data[i] = e;
            return old;
        }

        public void add(int i, Object e) {
            check(i, size);
            modCount++;
            System.arraycopy(data, i, data, i + 1, size - i);
            data[i] = e;
            size++;
        }

        public Object remove(int i) {
            check(i, size - 1);
            modCount++;
            Object old = data[i];
            System.arraycopy(data, i + 1, data, i, size - i - 1);
            size--;
            return old;
        }

        private static void check(int i, int last) {
            if (i < 0 || i > last) throw new IndexOutOfBoundsException("bad " + i);
        }
    }

    static class Deques extends Calls {
        Queue<Object> queue;

        Deques() {
            int kind = random(5);
            queue = kind == 0 ? new LinkedList<>() : kind == 1 ? new ArrayDeque<>() : kind == 2 ? new ArrayDeque<>(random(5))
                : kind == 3 ? new PriorityQueue<>() : new PriorityQueue<>(BACKWARDS);
            name = queue.getClass().getSimpleName();
        }

        Collection<Object> target() { return queue; }

        void one() {
            Object v = value();
            if (random(4) == 0) {
                collection(queue);
            } else if (queue instanceof Deque && random(3) != 0) {
                deque((Deque<Object>) queue);
            } else {
                int kind = random(9);
                call("queue " + kind + " " + v, () -> kind == 0 ? queue.poll() : kind == 1 ? queue.peek() : kind == 2 ? queue.element()
                    : kind == 3 ? queue.remove() : kind < 6 ? queue.offer(v) : queue.add(v));
            }
            if (queue instanceof PriorityQueue && random(12) == 0) call("copy", () -> new PriorityQueue<>(queue));
        }

        static void deque(Deque<Object> d) {
            Object v = value();
            int kind = random(20);
            call("deque " + kind + " " + v, () -> {
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
                case 17: return d.poll() + " " + d.remove();
                case 18: return d instanceof LinkedList ? ((LinkedList<Object>) d).clone() : ((ArrayDeque<Object>) d).clone();
                default:
                    StringBuilder b = new StringBuilder();
                    for (Iterator<Object> it = d.descendingIterator(); it.hasNext();) {
                        b.append(it.next()).append(' ');
                        if (random(5) == 0) it.remove();
                    }
                    return b + " " + d;
                }
            });
        }
    }

    static class Sets extends Calls {
        Set<Object> set;

        Sets() {
            int kind = random(5);
            set = kind == 0 ? new LinkedHashSet<>() : kind == 1 ? new HashSet<>(some()) : kind == 2 ? new LinkedHashSet<>(some())
                : kind == 3 ? Collections.newSetFromMap(new HashMap<>()) : new HashSet<>(random(40));
            name = set.getClass().getSimpleName();
        }

        Collection<Object> target() { return set; }

        void one() {
            int many = random(60);
            if (random(5) == 0) call("add many " + many, () -> { for (int i = 0; i < many; i++) set.add(i * 7 % 61); return set.size(); });
            else collection(set);
            if (random(20) == 0 && set instanceof HashSet) call("clone", () -> ((HashSet<Object>) set).clone());
        }
    }

    static class Maps extends Calls {
        Map<Object, Object> map;

        Maps() {
            int kind = random(9);
            map = kind == 0 ? new LinkedHashMap<>() : kind == 1 ? new LinkedHashMap<>(16, 0.75f, true) : kind == 2 ? new Hashtable<>()
                : kind == 3 ? new HashMap<>(Map.of(1, 2, 3, 4)) : kind == 4 ? new HashMap<>(random(50)) : kind == 5 ? new TreeMap<>() : kind == 6 ? new Properties()
                : kind == 7 ? new LinkedHashMap<Object, Object>() {
                    protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) { return size() > 5; }
                } : new HashMap<>();
            name = map.getClass().getName();
        }

        Collection<Object> target() { return map.keySet(); }

        void look() { call("  =", () -> map + " " + map.size() + " " + map.hashCode()); }

        void one() { map(map); }

        void map(Map<Object, Object> m) {
            Object k = value();
            Object v = value();
            int kind = random(34);
            switch (kind) {
            case 22:
            case 23: views(m); return;
            case 24: iterateKeys(m); return;
            case 25: collection(m.keySet()); return;
            case 26: collection(m.values()); return;
            case 27: if (random(5) == 0) call("clear", () -> { m.clear(); return m.isEmpty(); }); return;
            default:
            }
            call("map " + kind + " " + k + " " + v, () -> {
                switch (kind) {
                case 0:  return m.get(k);
                case 1:  return m.remove(k);
                case 2:  return m.containsKey(k) + " " + m.containsValue(v);
                case 3:  return m.getOrDefault(k, v);
                case 4:  return m.putIfAbsent(k, v);
                case 5:  return m.remove(k, v);
                case 6:  return m.replace(k, v);
                case 7:  return m.replace(k, v, number());
                case 8:  return m.computeIfAbsent(k, x -> function(x, 1));
                case 9:  return m.computeIfPresent(k, (x, y) -> function(x, y));
                case 10: return m.compute(k, (x, y) -> function(x, y));
                case 11:
                case 12: return m.merge(k, v, (x, y) -> function(x, y));
                case 13: m.replaceAll((x, y) -> function(x, y)); return m;
                case 14: StringBuilder b = new StringBuilder(); m.forEach((x, y) -> b.append(x).append(y)); return b;
                case 15: m.putAll(Collections.singletonMap(k, v)); return m;
                case 16: return m.equals(new HashMap<>(m)) + " " + new HashMap<>(m).equals(m);
                case 17: return m.hashCode();
                case 18: for (int i = 0; i < 20; i++) m.put(i * 5 % 23, i); return m.size();
                case 19: return m instanceof HashMap ? ((HashMap<Object, Object>) m).clone() : m instanceof TreeMap ? ((TreeMap<Object, Object>) m).clone() : "";
                case 20: return m instanceof Hashtable ? Collections.list(((Hashtable<Object, Object>) m).keys()) + "" + ((Hashtable<Object, Object>) m).clone() : "";
                case 21: m.putAll(new TreeMap<>(Collections.singletonMap(3, v))); return m;
                default: return m.put(k, v);
                }
            });
        }

        void views(Map<Object, Object> m) {
            Object k = value();
            int kind = random(10);
            call("views " + kind, () -> {
                switch (kind) {
                case 0:  return m.keySet() + " " + m.values() + " " + m.entrySet();
                case 1:  return m.entrySet().contains(Collections.singletonMap(k, 3).entrySet().iterator().next());
                case 2:  return m.entrySet().remove(new java.util.AbstractMap.SimpleEntry<>(k, m.get(k)));
                case 3:  return m.keySet().equals(new HashSet<>(m.keySet())) + " " + m.entrySet().hashCode() + " " + m.keySet().hashCode();
                case 4:  return m.values().remove(number());
                case 5:  return m.entrySet().toArray();
                case 6:  m.values().removeIf(x -> x != null && x.hashCode() % 4 == 1); return m;
                case 7:  return m.entrySet().removeIf(e -> e.getValue() == null);
                case 8:  return m.keySet().retainAll(Arrays.asList(0, 1, 2, 3, 4, 5, k));
                default: return m.keySet().add(k);
                }
            });
        }

        void iterateKeys(Map<Object, Object> m) {
            call("entries", () -> {
                StringBuilder b = new StringBuilder();
                for (Iterator<Map.Entry<Object, Object>> it = m.entrySet().iterator(); it.hasNext();) {
                    Map.Entry<Object, Object> e = it.next();
                    b.append(e).append(e.hashCode()).append(' ');
                    int kind = random(6);
                    if (kind == 0) it.remove();
                    if (kind == 1) b.append(e.setValue(number())).append(e);
                    if (kind == 2 && random(6) == 0) {
                        int key = 30 + random(30);
                        if (!m.keySet().contains(key)) {
                            m.put(key, 1);
                            b.append(it.hasNext() ? it.next() : "end");
                        }
                    }
                }
                return b;
            });
        }
    }

    static class SortedMaps extends Maps {
        SortedMaps() {
            TreeMap<Object, Object> t = random(2) == 0 ? new TreeMap<>() : new TreeMap<>(BACKWARDS);
            for (int n = random(30); n > 0; n--) t.put(number(), number());
            map = t;
            name = "TreeMap";
        }

        void one() {
            NavigableMap<Object, Object> m = (NavigableMap<Object, Object>) map;
            int kind = random(5);
            if (kind == 0) map(m); else if (kind == 1) sub(m, 0); else navigate(m);
        }

        void navigate(NavigableMap<Object, Object> m) {
            Object k = random(8) == 0 && !comparable ? value() : number();
            int kind = random(26);
            call("navigate " + kind + " " + k, () -> {
                switch (kind) {
                case 0:  return m.firstKey();
                case 1:  return m.lastKey();
                case 2:  return m.firstEntry() + " " + m.lastEntry();
                case 3:  return m.lowerKey(k);
                case 4:  return m.floorKey(k);
                case 5:  return m.ceilingKey(k);
                case 6:  return m.higherKey(k);
                case 7:  return m.lowerEntry(k);
                case 8:  return m.floorEntry(k);
                case 9:  return m.ceilingEntry(k);
                case 10: return m.higherEntry(k);
                case 11: return m.pollFirstEntry();
                case 12: return m.pollLastEntry();
                case 13: return m.descendingMap() + " " + m.descendingKeySet();
                case 14: return m.navigableKeySet().headSet(k) + " " + m.navigableKeySet().first();
                case 15: return m.navigableKeySet().lower(k) + " " + m.navigableKeySet().pollFirst();
                case 16: return m.descendingKeySet().tailSet(k, false);
                case 17: return m.firstEntry().setValue(3);
                case 18: return m.comparator() == null ? "natural" : "other";
                case 19: return new TreeMap<>((SortedMap<Object, Object>) m) + " " + new TreeMap<>(m.descendingMap());
                case 20: return m.equals(new HashMap<>(m)) + " " + m.hashCode() + " " + m.descendingMap().equals(m);
                case 21: return m.keySet() + " " + m.values() + " " + m.entrySet();
                case 22: return m.subMap(k, number());
                case 23: return m.descendingMap().subMap(k, true, number(), true);
                default: return m.put(k, number());
                }
            });
        }

        void sub(NavigableMap<Object, Object> m, int depth) {
            // Of keys that the bounds cannot be compared with java's ranges count what the last failure has left.
            if (m.comparator() == null && !m.isEmpty() && !(m.firstKey() instanceof Integer)) return;
            Object low = number();
            Object high = number();
            boolean a = random(2) == 0;
            boolean b = random(2) == 0;
            int kind = random(7);
            call("sub " + kind + " " + low + a + " " + high + b, () -> {
                NavigableMap<Object, Object> s;
                switch (kind) {
                case 0:  s = m.headMap(high, b); break;
                case 1:  s = m.tailMap(low, a); break;
                case 2:  s = m.descendingMap(); break;
                case 3:  s = (NavigableMap<Object, Object>) m.headMap(high); break;
                case 4:  s = (NavigableMap<Object, Object>) m.tailMap(low); break;
                default: s = m.subMap(low, a, high, b);
                }
                for (int n = random(8); n > 0; n--) {
                    int what = random(5);
                    if (what == 0 && depth < 3) sub(s, depth + 1); else if (what < 3) navigate(s); else map(s);
                }
                return s + " " + s.size() + " " + m;
            });
        }
    }

    static class SortedSets extends Calls {
        NavigableSet<Object> set;

        SortedSets() {
            int kind = random(3);
            set = kind == 0 ? new TreeSet<>() : kind == 1 ? new TreeSet<>(BACKWARDS) : new TreeSet<>(Arrays.asList(5, 2, 7, 0));
            for (int n = random(20); n > 0; n--) set.add(number());
            name = "TreeSet";
        }

        Collection<Object> target() { return set; }

        void one() {
            if (random(3) == 0) collection(set); else navigate(set, 0);
        }

        void navigate(NavigableSet<Object> s, int depth) {
            Object k = random(12) == 0 && !comparable ? value() : number();
            Object high = number();
            int kind = random(22);
            call("set " + kind + " " + k, () -> {
                switch (kind) {
                case 0:  return s.first();
                case 1:  return s.last();
                case 2:  return s.lower(k);
                case 3:  return s.floor(k);
                case 4:  return s.ceiling(k);
                case 5:  return s.higher(k);
                case 6:  return s.pollFirst();
                case 7:  return s.pollLast();
                case 8:  return s.descendingSet();
                case 9:  return s.headSet(k);
                case 10: return s.tailSet(k);
                case 11: return s.subSet(k, high);
                case 12: return new TreeSet<>((SortedSet<Object>) s) + " " + (s.comparator() == null);
                case 13:
                    StringBuilder b = new StringBuilder();
                    for (Iterator<Object> it = s.descendingIterator(); it.hasNext();) {
                        b.append(it.next()).append(' ');
                        if (random(5) == 0) it.remove();
                    }
                    return b + " " + s;
                case 14: return s.equals(new HashSet<>(s)) + " " + s.hashCode();
                case 15: return s instanceof TreeSet ? ((TreeSet<Object>) s).clone() : "";
                case 16: if (depth < 3) navigate(s.headSet(k, random(2) == 0), depth + 1); return s;
                case 17: if (depth < 3) navigate(s.tailSet(k, random(2) == 0), depth + 1); return s;
                case 18: if (depth < 3) navigate(s.descendingSet(), depth + 1); return s;
                case 19: if (depth < 3) collection(s.subSet(k, true, high, false)); return s;
                default: return s.add(k);
                }
            });
        }
    }

    enum Day { MO, TU, WE, TH, FR, SA, SU }

    /** Immutable ones, wrappers, and those of enums, identities and bits. */
    static class Wrapped extends Calls {
        Collection<Object> c;

        Wrapped() {
            List<Object> some = some();
            Map<Object, Object> map = new TreeMap<>(BACKWARDS);
            for (Object o : some) map.put(o, 1);
            int kind = random(20);
            name = "wrapped " + kind;
            try {
                c = make(kind, some, map);
            } catch (NullPointerException | IllegalArgumentException | ClassCastException e) {
                c = new ArrayList<>();
            }
        }

        static Collection<Object> make(int kind, List<Object> some, Map<Object, Object> map) {
            switch (kind) {
            case 0:  return Collections.unmodifiableList(some);
            case 1:  return Collections.unmodifiableSet(new LinkedHashSet<>(some));
            case 2:  return Collections.unmodifiableMap(map).keySet();
            case 3:  return Collections.unmodifiableMap(map).values();
            case 4:  return Collections.synchronizedList(new LinkedList<>(some));
            case 5:  return Collections.synchronizedSet(new LinkedHashSet<>(some));
            case 6:  return Collections.synchronizedMap(map).keySet();
            case 7:  return Collections.checkedList(new ArrayList<>(), Object.class);
            case 8:  return Collections.checkedSet(new LinkedHashSet<>(some), Object.class);
            case 9:  return Collections.asLifoQueue(new ArrayDeque<>());
            case 10: return Collections.singletonList(3);
            case 11: return Collections.singleton(some);
            case 12: return Collections.nCopies(some.size(), 4);
            case 13: return Collections.emptyList();
            case 14: return Collections.emptySet();
            case 15: return Collections.unmodifiableCollection(new ArrayDeque<>(some));
            case 16: return Arrays.asList(some.toArray());
            case 17: return List.copyOf(some);
            case 18: return List.of(1, 2, 3, 4);
            default: return Collections.unmodifiableSortedSet(new TreeSet<>(map.keySet()));
            }
        }

        Collection<Object> target() { return c; }

        void one() {
            int kind = random(8);
            if (kind == 0) enums();
            else if (kind == 1) bits();
            else if (kind == 2) arrays();
            else if (kind == 3) identities();
            else if (kind == 4 && c instanceof List) new Lists().list((List<Object>) c);
            else collection(c);
        }

        static Day day() { return Day.values()[random(7)]; }

        static void enums() {
            EnumSet<Day> s = EnumSet.noneOf(Day.class);
            EnumMap<Day, Object> m = new EnumMap<>(Day.class);
            for (int n = random(8); n > 0; n--) {
                Day d = day();
                Day e = day();
                int kind = random(14);
                call("enum " + kind, () -> {
                    switch (kind) {
                    case 0:  return s.add(d);
                    case 1:  return s.remove(d);
                    case 2:  return s.addAll(EnumSet.range(d, e));
                    case 3:  return s.removeAll(EnumSet.of(d, e));
                    case 4:  return EnumSet.complementOf(s);
                    case 5:  return s.containsAll(EnumSet.of(d)) + " " + s.contains(e) + s.contains(null) + s.contains("x");
                    case 6:  return m.put(d, number());
                    case 7:  return m.remove(d);
                    case 8:  return m.keySet() + " " + m.values() + " " + m.entrySet();
                    case 9:  return m.equals(new HashMap<>(m)) + " " + m.clone();
                    case 10: return EnumSet.copyOf(Arrays.asList(d, e)) + " " + s.clone() + s.equals(EnumSet.of(d));
                    case 11: return m.put(null, 1);
                    case 12: for (Iterator<Day> it = s.iterator(); it.hasNext();) { it.next(); it.remove(); break; } return s;
                    default: for (Iterator<Day> it = m.keySet().iterator(); it.hasNext();) { it.next(); it.remove(); break; } return m;
                    }
                });
            }
        }

        static void bits() {
            BitSet b = new BitSet(random(100));
            BitSet other = new BitSet();
            for (int n = random(12); n > 0; n--) {
                int i = random(140) - 1;
                int j = i + random(70) - 2;
                int kind = random(16);
                call("bits " + kind + " " + i + " " + j, () -> {
                    switch (kind) {
                    case 0:  b.set(i); return b;
                    case 1:  b.set(i, j); return b;
                    case 2:  b.clear(i, j); return b;
                    case 3:  b.flip(i, j); return b;
                    case 4:  b.flip(i); return b;
                    case 5:  return b.nextSetBit(i) + " " + b.nextClearBit(i);
                    case 6:  return b.previousSetBit(i) + " " + b.previousClearBit(i);
                    case 7:  other.set(j); b.or(other); return b;
                    case 8:  b.xor(other); return b;
                    case 9:  b.andNot(other); return b;
                    case 10: b.and(other); return b;
                    case 11: return b.get(i, j) + " " + b.get(i);
                    case 12: return b.cardinality() + " " + b.length() + " " + b.hashCode() + b.equals(other) + b.intersects(other);
                    case 13: return Arrays.toString(b.toLongArray()) + Arrays.toString(b.toByteArray());
                    case 14: return b.stream().sum();
                    default: b.set(i, true); return b.clone();
                    }
                });
            }
        }

        static void identities() {
            IdentityHashMap<Object, Object> m = new IdentityHashMap<>();
            Object[] keys = {"a", "b", 1, 2, null, Day.MO};
            for (int n = random(14); n > 0; n--) {
                Object k = keys[random(6)];
                int kind = random(10);
                call("identity " + kind, () -> {
                    switch (kind) {
                    case 0:  return m.get(k);
                    case 1:  return m.remove(k);
                    case 2:  return m.containsKey(k) + " " + m.containsKey(new String("a"));
                    case 3:  return m.size() + " " + m.containsValue(k);
                    case 4:  return m.values().size() + " " + m.keySet().contains(k) + m.keySet().remove(k);
                    case 5:  return m.putIfAbsent(k, 3) + " " + m.equals(new IdentityHashMap<>(m));
                    case 6:  Iterator<Object> it = m.keySet().iterator(); if (it.hasNext() && m.size() == 1) { it.next(); it.remove(); } return m.size();
                    default: return m.put(k, k);
                    }
                });
            }
        }

        static void arrays() {
            int n = random(70);
            int[] a = new int[n];
            double[] d = new double[n];
            byte[] y = new byte[n];
            char[] c = new char[n];
            Object[] o = new Object[n];
            for (int i = 0; i < n; i++) {
                a[i] = random(100) - 50;
                d[i] = random(9) == 0 ? Double.NaN : random(9) == 0 ? -0.0 : a[i] / 4.0;
                y[i] = (byte) a[i];
                c[i] = (char) ('a' + random(26));
                o[i] = a[i];
            }
            int from = random(20) - 1;
            int to = from + random(20) - 1;
            int kind = random(14);
            call("arrays " + kind + " " + from + " " + to, () -> {
                switch (kind) {
                case 0:  Arrays.sort(a); Arrays.sort(d); Arrays.sort(y); Arrays.sort(c); return Arrays.toString(a) + Arrays.toString(d) + Arrays.toString(y) + Arrays.toString(c);
                case 1:  Arrays.sort(a, from, to); Arrays.sort(c, from, to); return Arrays.toString(a) + Arrays.toString(c);
                case 2:  Arrays.sort(o, BACKWARDS); return Arrays.toString(o);
                case 3:  Arrays.sort(o, from, to); return Arrays.toString(o);
                case 4:  Arrays.sort(a); return Arrays.binarySearch(a, from) + " " + Arrays.binarySearch(a, 0, n / 2, to);
                case 5:  return Arrays.toString(Arrays.copyOf(a, from)) + Arrays.toString(Arrays.copyOfRange(d, from, to));
                case 6:  Arrays.fill(a, from, to, 7); Arrays.fill(d, 1.5); return Arrays.toString(a) + Arrays.toString(d);
                case 7:  return Arrays.hashCode(a) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode(y) + " " + Arrays.hashCode(o);
                case 8:  return Arrays.equals(a, a.clone()) + " " + Arrays.equals(d, from, to, d, from, to);
                case 9:  return Arrays.mismatch(a, Arrays.copyOf(a, n / 2)) + " " + Arrays.compare(d, Arrays.copyOf(d, n / 2));
                case 10: Arrays.parallelPrefix(a, (x, z) -> x + z); Arrays.setAll(d, i -> i * 2); return Arrays.toString(a) + Arrays.toString(d);
                case 11: return Arrays.compare(y, from, to, y, 0, 1) + " " + Arrays.compareUnsigned(y, Arrays.copyOf(y, 2));
                case 12: return Arrays.deepToString(new Object[] {a, o, null, new int[][] {a}}) + Arrays.deepHashCode(new Object[] {a, o});
                default: return Arrays.toString(Arrays.copyOfRange(o, from, to)) + Arrays.asList(o) + Arrays.stream(a).sum();
                }
            });
        }
    }
}
