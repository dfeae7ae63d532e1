// since: 17
import java.util.*;

/** The algorithms of Collections. */
public class CollAlgorithms {
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

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 2, 4, 5, 12, 40, 200}) {
            List<Integer> a = new ArrayList<>();
            List<Integer> l = new LinkedList<>();
            for (int i = 0; i < n; i++) {
                a.add(i);
                l.add(i);
            }
            Collections.shuffle(a, new Random(n));
            Collections.shuffle(l, new Random(n));
            System.out.println(a + " " + a.equals(l));
            for (int distance : new int[] {1, -1, 3, -7, 1000, 0}) {
                Collections.rotate(a, distance);
                Collections.rotate(l, distance);
                System.out.println(distance + " " + a.hashCode() + " " + l.hashCode());
            }
            Collections.reverse(a);
            Collections.reverse(l);
            System.out.println(a + " " + a.equals(l));
            if (n > 0) {
                System.out.println(Collections.min(a) + " " + Collections.max(a) + " " + Collections.min(a, Comparator.reverseOrder()) + " " + Collections.max(l, null));
            }
            Collections.sort(a);
            Collections.sort(l, Collections.reverseOrder());
            System.out.println(Collections.binarySearch(a, 7) + " " + Collections.binarySearch(a, n) + " " + Collections.binarySearch(l, 3, Collections.reverseOrder()));
        }
        List<String> s = new ArrayList<>(List.of("a", "b", "c", "a", "b", "c", "a"));
        System.out.println(Collections.indexOfSubList(s, List.of("b", "c")) + " " + Collections.lastIndexOfSubList(s, List.of("b", "c")) + " "
                + Collections.indexOfSubList(s, List.of("c", "b")) + Collections.indexOfSubList(s, List.of()) + Collections.lastIndexOfSubList(s, List.of()));
        System.out.println(Collections.frequency(s, "a") + " " + Collections.frequency(s, null) + " " + Collections.disjoint(s, Set.of("x")) + Collections.disjoint(s, Set.of("a")));
        System.out.println(Collections.replaceAll(s, "a", null) + " " + s + Collections.replaceAll(s, "zz", "y") + Collections.frequency(s, null));
        Collections.swap(s, 0, 1);
        System.out.println(s);
        Collections.fill(s, "f");
        System.out.println(s + " " + Collections.addAll(s, "p", "q") + s);
        List<String> dest = new LinkedList<>(Arrays.asList("1", "2", "3"));
        Collections.copy(dest, List.of("x", "y"));
        System.out.println(dest);
        t("copy", () -> { Collections.copy(dest, s); return dest; });
        t("min", () -> Collections.min(new ArrayList<Integer>()));
        t("swap", () -> { Collections.swap(s, 0, 99); return s; });
        t("nCopies", () -> Collections.nCopies(-1, 0));
        System.out.println(Collections.nCopies(3, "ab") + " " + Collections.nCopies(0, 1) + Collections.nCopies(2, null).hashCode() + Collections.nCopies(4, 7).subList(1, 3));
        Vector<Integer> v = new Vector<>(List.of(3, 1, 2));
        System.out.println(Collections.list(v.elements()) + " " + Collections.list(Collections.enumeration(Set.of(1))) + Collections.list(Collections.emptyEnumeration()));
        t("newSetFromMap", () -> Collections.newSetFromMap(new HashMap<>(Map.of(1, true))));
        System.out.println(Collections.emptyIterator().hasNext() + " " + Collections.emptyListIterator().nextIndex());
        t("empty next", () -> Collections.emptyIterator().next());
        t("empty remove", () -> { Collections.emptyIterator().remove(); return ""; });
        t("shuffle immutable", () -> { Collections.shuffle(List.of(1, 2, 3), new Random(1)); return ""; });
        t("sort immutable", () -> { Collections.sort(List.of(1, 2, 3)); return ""; });
        System.out.println(Collections.emptySortedSet() + " " + Collections.emptyNavigableMap() + Collections.EMPTY_LIST + Collections.EMPTY_SET + Collections.EMPTY_MAP);
        t("empty first", () -> Collections.emptySortedSet().first());
        t("empty add", () -> Collections.emptyNavigableSet().add(null));
    }
}
