// since: 11
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Optional and its primitive kin. */
public class OptionalsText {
    public static void main(String[] args) {
        Optional<String> some = Optional.of("value");
        Optional<String> none = Optional.empty();
        System.out.println(some + " " + none + " " + some.hashCode() + " " + none.hashCode());
        System.out.println(some.map(String::length) + " " + none.map(String::length) + " " + some.map(s -> null));
        System.out.println(some.filter(s -> s.isEmpty()) + " " + some.flatMap(s -> Optional.of(s + "!")));
        System.out.println(none.or(() -> Optional.of("other")) + " " + none.orElse("else") + " " + none.orElseGet(() -> "got"));
        some.ifPresent(System.out::println);
        none.ifPresentOrElse(System.out::println, () -> System.out.println("nothing"));
        System.out.println(some.equals(Optional.of("value")) + " " + none.equals(Optional.ofNullable(null)) + " " + (none == Optional.<String>empty()));
        try {
            none.get();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        try {
            none.orElseThrow(IllegalStateException::new);
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println(OptionalInt.of(3) + " " + OptionalLong.empty() + " " + OptionalDouble.of(1.5));
        System.out.println(OptionalInt.of(3).equals(OptionalInt.of(3)) + " " + OptionalDouble.of(Double.NaN).equals(OptionalDouble.of(Double.NaN))
            + " " + OptionalInt.of(0).equals(OptionalInt.empty()) + " " + OptionalLong.of(1L << 32).hashCode());
        System.out.println(OptionalInt.empty().orElse(9) + " " + OptionalInt.of(4).getAsInt() + " " + some.stream().count());
        try {
            OptionalDouble.empty().getAsDouble();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
