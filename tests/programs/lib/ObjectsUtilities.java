import java.util.Arrays;
import java.util.Objects;

/** java.util.Objects. */
public class ObjectsUtilities {
    public static void main(String[] args) {
        System.out.println(Objects.equals(null, "a") + " " + Objects.equals("a", "a") + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.hash(1, 2, 3) + " " + Objects.hash() + " " + Objects.hashCode(null) + " " + Objects.toString(null) + " " + Objects.toString(null, "d") + " " + Objects.compare("a", "b", String::compareTo) + " " + Objects.isNull(null) + Objects.nonNull(null));
        for (Runnable r : Arrays.<Runnable>asList(() -> Objects.requireNonNull(null), () -> Objects.requireNonNull(null, "message"), () -> Objects.requireNonNull(null, () -> "supplied"))) {
            try {
                r.run();
            } catch (NullPointerException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(Objects.requireNonNull("fine"));
    }
}
