import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Collections and Arrays utilities. */
public class CollectionsUtilities {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(Arrays.asList(5, 3, 8, 1, 9, 2));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 8) + " " + Collections.binarySearch(l, 4));
        Collections.reverse(l);
        System.out.print(l + " ");
        Collections.rotate(l, 2);
        System.out.print(l + " ");
        Collections.swap(l, 0, 5);
        System.out.print(l + " ");
        Collections.shuffle(l, new Random(42));
        System.out.println(l + " " + Collections.max(l) + " " + Collections.min(l, Comparator.reverseOrder()) + " " + Collections.frequency(l, 3));
        System.out.println(Collections.nCopies(3, "x") + " " + Collections.emptyList() + Collections.singleton(1) + Collections.singletonMap("k", "v") + " " + Collections.disjoint(l, Arrays.asList(7)) + " " + Collections.indexOfSubList(Arrays.asList(1, 2, 3, 2, 3), Arrays.asList(2, 3)) + Collections.lastIndexOfSubList(Arrays.asList(1, 2, 3, 2, 3), Arrays.asList(2, 3)));
        Collections.replaceAll(l, 3, 33);
        Collections.addAll(l, 7, 7);
        Collections.fill(l.subList(0, 2), 0);
        System.out.println(l);
        for (Runnable r : new Runnable[] {() -> Collections.unmodifiableList(l).set(0, 1), () -> Collections.emptyMap().put(null, null), () -> Collections.unmodifiableMap(new TreeMap<String, String>()).clear(), () -> Collections.nCopies(2, 1).remove(0)}) {
            try {
                r.run();
            } catch (UnsupportedOperationException e) {
                System.out.print("unsupported ");
            }
        }
        System.out.println();
        Map<String, Integer> sync = Collections.synchronizedMap(new TreeMap<>());
        sync.put("b", 1);
        sync.put("a", 2);
        System.out.println(sync + " " + Collections.checkedList(new ArrayList<>(l), Integer.class).size() + " " + Collections.list(Collections.enumeration(Arrays.asList(1, 2))));
        int[] a = {4, 2, 7, 1};
        int[] copy = a.clone();
        Arrays.sort(copy);
        System.out.println(Arrays.toString(copy) + Arrays.binarySearch(copy, 4) + " " + Arrays.equals(a, copy) + " " + Arrays.hashCode(a) + " " + Arrays.stream(a).sum());
        Arrays.fill(a, 1, 3, 9);
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, Collections.reverseOrder());
        String[] strings = {"b", "C", "a"};
        Arrays.sort(strings, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(a) + Arrays.toString(boxed) + Arrays.toString(strings) + Arrays.deepToString(new Object[] {1, new int[] {2, 3}, new Object[] {"x", null}}) + Arrays.asList(strings).indexOf("b"));
        Arrays.setAll(a, i -> i * i);
        double[] d = {3, Double.NaN, -0.0, 0.0, -1};
        Arrays.sort(d);
        System.out.println(Arrays.toString(a) + Arrays.toString(d) + Arrays.deepEquals(new int[][] {{1}}, new int[][] {{1}}));
    }
}
