import java.util.TreeMap;
import java.util.TreeSet;

/** Keys that cannot be compared, asked of sorted collections that have nothing to compare them with. */
public class CollEmptyTrees {
    interface Op {
        Object run();
    }

    static void t(String label, Op op) {
        try {
            System.out.println(label + " = " + op.run());
        } catch (RuntimeException e) {
            System.out.println(label + " ! " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        for (Object key : new Object[] {new Object(), null, 1}) {
            TreeMap<Object, Object> map = new TreeMap<>();
            TreeSet<Object> set = new TreeSet<>();
            t("get", () -> map.get(key));
            t("containsKey", () -> map.containsKey(key));
            t("remove", () -> map.remove(key));
            t("floorKey", () -> map.floorKey(key));
            t("computeIfPresent", () -> map.computeIfPresent(key, (k, v) -> v));
            t("getOrDefault", () -> map.getOrDefault(key, 7));
            t("contains", () -> set.contains(key));
            t("set remove", () -> set.remove(key));
            t("ceiling", () -> set.ceiling(key));
            TreeMap<Object, Object> ordered = new TreeMap<>((a, b) -> a.hashCode() - b.hashCode());
            t("ordered get", () -> ordered.get(key));
            t("ordered remove", () -> ordered.remove(key));
        }
    }
}
