// until: 17
import java.util.*;
import java.util.function.*;

/** Random operations, legal and not, on every kind of list. */
public class CollListRandom {
    interface Op {
        Object run() throws Exception;
    }

    /** Prints a result, or the exception (without the message where the VM writes it). */
    static void t(String label, Op op) {
        try {
            System.out.println(label + " = " + show(op.run()));
        } catch (NullPointerException | ClassCastException | ArrayStoreException
                | ArrayIndexOutOfBoundsException e) {
            System.out.println(label + " ! " + e.getClass().getName());
        } catch (Exception e) {
            System.out.println(label + " ! " + e);
        }
    }

    static String show(Object o) {
        if (o instanceof Object[]) {
            return Arrays.deepToString((Object[]) o);
        }
        if (o instanceof int[]) {
            return Arrays.toString((int[]) o);
        }
        return String.valueOf(o);
    }

    /** The least a changeable list needs. */
    static class Minimal extends AbstractList<Integer> {
        final List<Integer> data = new ArrayList<>();

        public Integer get(int i) {
            return data.get(i);
        }

        public int size() {
            return data.size();
        }

        public Integer set(int i, Integer e) {
            return data.set(i, e);
        }

        public void add(int i, Integer e) {
            data.add(i, e);
            modCount++;
        }

        public Integer remove(int i) {
            modCount++;
            return data.remove(i);
        }
    }

    static class Sequential extends AbstractSequentialList<Integer> {
        final LinkedList<Integer> data = new LinkedList<>();

        public ListIterator<Integer> listIterator(int i) {
            return data.listIterator(i);
        }

        public int size() {
            return data.size();
        }
    }

    static Integer value(Random r) {
        int v = r.nextInt(12);
        return v == 0 ? null : v;
    }

    static List<Integer> some(Random r) {
        List<Integer> l = new ArrayList<>();
        for (int n = r.nextInt(5); n > 0; n--) {
            l.add(value(r));
        }
        return l;
    }

    static void step(String name, List<Integer> l, Random r, int i) {
        int index = r.nextInt(l.size() + 3) - 1;
        Integer v = value(r);
        List<Integer> c = some(r);
        String label = name + " " + i + " ";
        switch (r.nextInt(27)) {
            case 0: case 1: case 2: case 3: t(label + "add " + v, () -> l.add(v)); break;
            case 4: t(label + "add@ " + index, () -> { l.add(index, v); return ""; }); break;
            case 5: t(label + "get " + index, () -> l.get(index)); break;
            case 6: t(label + "set " + index, () -> l.set(index, v)); break;
            case 7: t(label + "remove@ " + index, () -> l.remove(index)); break;
            case 8: t(label + "remove " + v, () -> l.remove(v)); break;
            case 9: t(label + "addAll " + c, () -> l.addAll(c)); break;
            case 10: t(label + "addAll@ " + index + c, () -> l.addAll(index, c)); break;
            case 11: t(label + "removeAll " + c, () -> l.removeAll(c)); break;
            case 12: t(label + "retainAll ", () -> r.nextInt(6) == 0 ? l.retainAll(c) : l.retainAll(Arrays.asList(null, 1, 2, 3, 4, 5, 6, 7, 8))); break;
            case 13: t(label + "indexOf " + v, () -> l.indexOf(v) + " " + l.lastIndexOf(v) + " " + l.contains(v)); break;
            case 14: t(label + "hash", () -> l.hashCode() + " " + l.equals(new LinkedList<>(l)) + " " + l.equals(c)); break;
            case 15: t(label + "toArray", () -> l.toArray()); break;
            case 16: t(label + "toArray[]", () -> l.toArray(new Integer[r.nextInt(8)])); break;
            case 17: t(label + "removeIf", () -> l.removeIf(x -> x != null && x == 3)); break;
            case 18: t(label + "replaceAll", () -> { l.replaceAll(x -> x == null ? null : (x * 5) % 11); return l; }); break;
            case 19: t(label + "sort", () -> { l.sort(Comparator.nullsFirst(Comparator.naturalOrder())); return l; }); break;
            case 20: t(label + "subList", () -> l.subList(Math.max(index - 2, -1), index)); break;
            case 21: t(label + "subclear", () -> { l.subList(Math.max(index - 2, 0), index).clear(); return l; }); break;
            case 22: t(label + "containsAll", () -> l.containsAll(c)); break;
            case 23: t(label + "forEach", () -> { StringBuilder b = new StringBuilder(); l.forEach(x -> b.append(x).append(';')); return b; }); break;
            case 24: t(label + "listIterator " + index, () -> { ListIterator<Integer> it = l.listIterator(index); return it.nextIndex() + " " + it.previousIndex() + " " + it.hasNext() + it.hasPrevious(); }); break;
            case 25: t(label + "sort null", () -> { l.sort(null); return l; }); break;
            default: t(label + "size", () -> l.size() + " " + l.isEmpty()); break;
        }
    }

    static void drive(String name, List<Integer> l, long seed, int steps) {
        Random r = new Random(seed);
        for (int i = 0; i < steps; i++) {
            step(name, l, r, i);
            if (i % 7 == 0) {
                System.out.println(name + " " + l);
            }
            if (l.size() > 40) {
                t(name + " clear", () -> { l.clear(); return l; });
            }
        }
    }

    public static void main(String[] args) {
        for (int seed = 0; seed < 3; seed++) {
            drive("ArrayList", new ArrayList<>(), seed, 250);
            drive("LinkedList", new LinkedList<>(), seed, 250);
            drive("Vector", new Vector<>(), seed, 250);
            drive("Stack", new Stack<>(), seed, 100);
            drive("Minimal", new Minimal(), seed, 200);
            drive("Sequential", new Sequential(), seed, 200);
            drive("sub ArrayList", new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5, 6)).subList(2, 4), seed, 200);
            drive("sub sub ArrayList", new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5, 6)).subList(1, 5).subList(1, 2), seed, 200);
            drive("sub LinkedList", new LinkedList<>(Arrays.asList(1, 2, 3, 4, 5, 6)).subList(2, 4), seed, 200);
            drive("sub Vector", new Vector<>(Arrays.asList(1, 2, 3, 4, 5, 6)).subList(2, 4), seed, 200);
            drive("asList", Arrays.asList(5, 3, null, 1, 9, 9), seed, 120);
            drive("unmodifiable", Collections.unmodifiableList(new ArrayList<>(Arrays.asList(5, 3, null, 1, 9, 9))), seed, 100);
            drive("synchronized", Collections.synchronizedList(new ArrayList<>()), seed, 100);
            drive("checked", Collections.checkedList(new LinkedList<>(), Integer.class), seed, 100);
            drive("empty", Collections.emptyList(), seed, 60);
            drive("singleton", Collections.singletonList(4), seed, 60);
            drive("nCopies", Collections.nCopies(3, 4), seed, 60);
        }
    }
}
