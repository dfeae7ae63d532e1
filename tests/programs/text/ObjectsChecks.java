// since: 17
import java.util.Comparator;
import java.util.Objects;

/** Objects: null-safe helpers and the messages of its checks. */
public class ObjectsChecks {
    private static void attempt(Runnable check) {
        try {
            check.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.equals("a", "a"));
        System.out.println(Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.deepEquals(new int[] {1}, null));
        System.out.println(Objects.hash(1, "two", null) + " " + Objects.hash() + " " + Objects.hash((Object[]) null) + " " + Objects.hashCode(null));
        System.out.println(Objects.toString(null) + " " + Objects.toString(null, "nothing") + " " + Objects.toString(5));
        System.out.println(Objects.compare(1, 2, Comparator.naturalOrder()) + " " + Objects.compare(null, null, null));
        System.out.println(Objects.requireNonNullElse(null, "else") + " " + Objects.requireNonNullElseGet(null, () -> "get"));
        System.out.println(Objects.isNull(null) + " " + Objects.nonNull(null));
        attempt(() -> Objects.requireNonNull("x"));
        attempt(() -> Objects.requireNonNull(null, "must not be null"));
        attempt(() -> Objects.requireNonNull(null, () -> "supplied"));
        attempt(() -> Objects.requireNonNullElse(null, null));
        attempt(() -> Objects.requireNonNullElseGet(null, null));
        attempt(() -> Objects.checkIndex(5, 5));
        attempt(() -> Objects.checkIndex(-1, 5));
        attempt(() -> Objects.checkFromToIndex(3, 2, 5));
        attempt(() -> Objects.checkFromToIndex(0, 6, 5));
        attempt(() -> Objects.checkFromIndexSize(4, 2, 5));
        attempt(() -> Objects.checkFromIndexSize(1, -1, 5));
        attempt(() -> Objects.checkIndex(1L << 40, 7L));
        attempt(() -> Objects.checkFromIndexSize(2L, 3L, 5L));
    }
}
