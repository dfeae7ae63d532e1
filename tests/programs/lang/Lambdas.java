import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** Lambdas: capturing all types, this, nested ones, recursion, generic methods, as arguments and results. */
public class Lambdas {
    interface Action { void run() throws Exception; }
    interface Triple<A, B, C, R> { R apply(A a, B b, C c); }

    int field = 7;

    Supplier<Integer> adder(int n) { return () -> field += n; }

    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) { return a -> g.apply(f.apply(a)); }

    static Function<Integer, Integer> factorial;
    static { factorial = n -> n <= 1 ? 1 : n * factorial.apply(n - 1); }

    static String captureAll(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o, int[] a) {
        Supplier<String> all = () -> z + " " + b + " " + c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + o + " " + a[0]++;
        return all.get() + "|" + all.get();
    }

    public static void main(String[] args) throws Exception {
        Lambdas o = new Lambdas();
        Supplier<Integer> s = o.adder(3);
        s.get();
        System.out.println(s.get() + " " + o.field);
        System.out.println(captureAll(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "o", new int[] {9}));
        System.out.println(compose((String x) -> x.length(), n -> n * 2.5).apply("four"));
        System.out.println(factorial.apply(10));
        IntBinaryOperator op = (a, b) -> a * b;
        System.out.println(op.applyAsInt(6, 7));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * 100 + b * 10 + c;
        System.out.println(curried.apply(1).apply(2).apply(3));
        Triple<Integer, Long, String, String> triple = (a, b, c) -> c + (a + b);
        System.out.println(triple.apply(1, 2L, "sum "));
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.negate().and(x -> x.length() > 2).or(x -> x.equals("y")).test("abc"));
        Action bad = () -> { throw new java.io.IOException("from lambda"); };
        try {
            bad.run();
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        List<Supplier<String>> list = new ArrayList<>();
        for (String word : new String[] {"a", "b", "c"}) list.add(() -> word + word);
        for (Supplier<String> each : list) System.out.print(each.get());
        System.out.println();
        UnaryOperator<UnaryOperator<String>> twice = f -> x -> f.apply(f.apply(x));
        System.out.println(twice.apply(x -> "<" + x + ">").apply("in"));
        IntFunction<int[]> make = n -> new int[n];
        ToLongFunction<Integer> widen = n -> n;
        System.out.println(make.apply(5).length + " " + widen.applyAsLong(4));
        BiFunction<Integer, Integer, Integer> sum = Integer::sum;
        System.out.println(sum.andThen(x -> x + "!").apply(1, 2));
        Runnable r = () -> { class In { int v = 5; } System.out.println(new In().v + o.field); };
        r.run();
        Object cast = (Runnable & java.io.Serializable) () -> System.out.println("intersection");
        ((Runnable) cast).run();
        System.out.println(cast instanceof java.io.Serializable);
    }
}
