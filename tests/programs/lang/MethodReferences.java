import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

/** Method references of every kind, with boxing, widening, varargs, constructors, arrays and super. */
public class MethodReferences {
    final String name;
    MethodReferences() { this("default"); }
    MethodReferences(String name) { this.name = name; }
    MethodReferences(int n) { this("int " + n); }
    String greet(String other) { return name + " greets " + other; }
    static String join(Object... parts) { return Arrays.toString(parts); }
    static long twice(long l) { return l * 2; }
    static void log(Object o) { System.out.println("log " + o); }
    static int sideEffect() { System.out.println("side effect"); return 1; }
    public String toString() { return "M(" + name + ")"; }

    static class Sub extends MethodReferences {
        String greet(String other) { return "overridden"; }
        Function<String, String> parent() { return super::greet; }
        class Inner { public String toString() { return "inner of " + Sub.this.name; } }
        Supplier<Inner> inner() { return Inner::new; }
    }

    static <T> T make(Supplier<T> s) { return s.get(); }
    static <T> T[] array(IntFunction<T[]> f, int n) { return f.apply(n); }

    public static void main(String[] args) {
        MethodReferences m = new MethodReferences("bound");
        Function<String, String> bound = m::greet;
        BiFunction<MethodReferences, String, String> unbound = MethodReferences::greet;
        System.out.println(bound.apply("x") + ", " + unbound.apply(new Sub(), "y") + ", " + new Sub().parent().apply("z"));
        Supplier<MethodReferences> c0 = MethodReferences::new;
        Function<String, MethodReferences> c1 = MethodReferences::new;
        IntFunction<MethodReferences> c2 = MethodReferences::new;
        System.out.println(c0.get() + " " + c1.apply("one") + " " + c2.apply(2));
        IntFunction<int[][]> arrays = int[][]::new;
        System.out.println(arrays.apply(3).length + " " + array(String[]::new, 4).getClass().getSimpleName());
        Function<Integer, String> var1 = MethodReferences::join;
        BiFunction<Integer, String, String> var2 = MethodReferences::join;
        Supplier<String> var0 = MethodReferences::join;
        System.out.println(var0.get() + var1.apply(1) + var2.apply(1, "b"));
        Function<Integer, Long> widened = MethodReferences::twice;
        LongFunction<Object> boxedResult = MethodReferences::twice;
        ToDoubleFunction<Integer> toDouble = MethodReferences::twice;
        DoubleUnaryOperator root = Math::sqrt;
        System.out.println(widened.apply(21) + " " + boxedResult.apply(5) + " " + toDouble.applyAsDouble(3) + " " + root.applyAsDouble(2));
        Consumer<String> dropped = String::length;
        dropped.accept("x");
        Runnable ignoring = MethodReferences::sideEffect;
        ignoring.run();
        IntSupplier len = "four"::length;
        ToIntFunction<List<?>> size = List::size;
        System.out.println(len.getAsInt() + size.applyAsInt(Arrays.asList(1, 2)));
        List<String> words = new ArrayList<>(Arrays.asList("b", "C", "a"));
        words.sort(String::compareToIgnoreCase);
        words.forEach(MethodReferences::log);
        System.out.println(make(ArrayList::new) + " " + new Sub().inner().get());
        Function<Object, String> str = Object::toString;
        System.out.println(str.apply(5) + str.apply('c'));
        try {
            MethodReferences none = null;
            Function<String, String> early = none::greet;
            System.out.println("not reached");
        } catch (NullPointerException e) {
            System.out.println("null receiver found early");
        }
        Supplier<Supplier<String>> nested = () -> m::toString;
        System.out.println(nested.get().get());
    }
}
