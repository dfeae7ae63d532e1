import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The default methods of java.util.function. */
public class FunctionCombinators {
    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.compose(dbl).apply(5) + " " + inc.andThen(dbl).apply(5) + " " + Function.<String>identity().apply("id") + " " + UnaryOperator.<Integer>identity().apply(3));
        Predicate<String> longer = s -> s.length() > 3, a = s -> s.startsWith("a");
        System.out.println(longer.and(a).test("abcd") + " " + longer.or(a).test("ab") + " " + longer.negate().test("ab") + " " + Predicate.isEqual("x").test("x") + " " + Predicate.isEqual(null).test(null));
        Consumer<StringBuilder> one = b -> b.append(1), two = b -> b.append(2);
        StringBuilder b = new StringBuilder();
        one.andThen(two).andThen(one).accept(b);
        System.out.println(b);
        BiFunction<Integer, Integer, Integer> mul = (x, y) -> x * y;
        System.out.println(mul.andThen(x -> "=" + x).apply(6, 7) + " " + BinaryOperator.minBy(Integer::compare).apply(3, 2) + BinaryOperator.<Integer>maxBy(Integer::compare).apply(3, 2));
        IntUnaryOperator neg = x -> -x;
        IntPredicate even = x -> x % 2 == 0;
        LongBinaryOperator xor = (x, y) -> x ^ y;
        System.out.println(neg.andThen(x -> x * 10).compose(x -> x + 1).applyAsInt(4) + " " + even.negate().and(x -> x > 2).test(5) + " " + xor.applyAsLong(5, 3));
        BiPredicate<String, Integer> len = (s, n) -> s.length() == n;
        BiConsumer<String, Integer> print = (s, n) -> System.out.print(s + n + " ");
        print.andThen((s, n) -> System.out.println(n + s)).accept("z", 9);
        System.out.println(len.negate().or((s, n) -> n == 0).test("abc", 3));
        try {
            inc.andThen(null);
        } catch (NullPointerException e) {
            System.out.println("null function");
        }
    }
}
