import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;

/** Optional in all its uses. */
public class Optionals {
    public static void main(String[] args) {
        Optional<String> some = Optional.of("value"), none = Optional.empty(), nullable = Optional.ofNullable(null);
        System.out.println(some + " " + none + " " + nullable + " " + some.isPresent() + none.isPresent() + " " + none.equals(nullable) + " " + some.equals(Optional.of("value")) + " " + some.hashCode() + " " + none.hashCode());
        System.out.println(some.map(String::length) + " " + none.map(String::length) + " " + some.filter(s -> s.startsWith("x")) + " " + some.flatMap(s -> Optional.of(s + "!")).get() + " " + none.orElse("other") + " " + none.orElseGet(() -> "made") + " " + some.map(s -> null));
        some.ifPresent(System.out::println);
        none.ifPresent(s -> System.out.println("never"));
        try {
            none.get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            none.orElseThrow(IllegalStateException::new);
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        System.out.println(OptionalInt.of(5) + " " + OptionalInt.empty().orElse(7) + " " + OptionalInt.of(3).getAsInt());
    }
}
