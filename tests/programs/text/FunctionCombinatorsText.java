// since: 11
import java.util.Comparator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** The default and static methods of java.util.function. */
public class FunctionCombinatorsText {
    public static void main(String[] args) {
        Function<Integer, Integer> twice = x -> 2 * x;
        Function<Integer, Integer> plusOne = x -> x + 1;
        System.out.println(twice.andThen(plusOne).apply(5) + " " + twice.compose(plusOne).apply(5) + " " + Function.<Integer>identity().apply(7));
        BiFunction<Integer, Integer, Integer> product = (a, b) -> a * b;
        System.out.println(product.andThen(plusOne).apply(3, 4));
        Predicate<String> empty = String::isEmpty;
        Predicate<String> isLong = s -> s.length() > 3;
        System.out.println(empty.or(isLong).test("long one") + " " + empty.and(isLong).test("") + " " + empty.negate().test("")
            + " " + Predicate.not(empty).test("x") + " " + Predicate.isEqual("a").test("a") + " " + Predicate.isEqual(null).test("a"));
        BiPredicate<Integer, Integer> less = (a, b) -> a < b;
        System.out.println(less.negate().or((a, b) -> a == 0).test(0, 1) + " " + less.and((a, b) -> b > 5).test(1, 2));
        Consumer<String> print = s -> System.out.print("[" + s + "]");
        print.andThen(s -> System.out.println("(" + s + ")")).accept("x");
        BiConsumer<String, Integer> pair = (s, i) -> System.out.print(s + i);
        pair.andThen((s, i) -> System.out.println(i + s)).accept("a", 1);
        IntConsumer count = i -> System.out.print(i + " ");
        count.andThen(i -> System.out.println(-i)).accept(3);
        IntPredicate even = i -> i % 2 == 0;
        System.out.println(even.and(i -> i > 2).test(4) + " " + even.or(i -> i == 3).test(3) + " " + even.negate().test(2));
        IntUnaryOperator increment = i -> i + 1;
        LongUnaryOperator square = l -> l * l;
        DoubleUnaryOperator half = d -> d / 2;
        System.out.println(increment.andThen(i -> i * 10).applyAsInt(1) + " " + increment.compose(i -> i * 10).applyAsInt(1) + " "
            + square.andThen(square).applyAsLong(3) + " " + half.compose(half).applyAsDouble(8) + " " + IntUnaryOperator.identity().applyAsInt(5));
        System.out.println(BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 2) + " "
            + BinaryOperator.maxBy(Comparator.comparing(String::length)).apply("aa", "bb") + " " + UnaryOperator.identity().apply("same"));
        Supplier<ToIntFunction<String>> length = () -> String::length;
        System.out.println(length.get().applyAsInt("four"));
        try {
            twice.andThen(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
