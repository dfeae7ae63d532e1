import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.*;

/** Lambdas and method references of every kind, with every conversion. */
public class LambdaKinds {
    interface LongMaker {
        long make(int x);
    }

    interface Wide<T> {
        Object apply(T a, long b, double c, T d);
    }

    interface Chars {
        char at(String text, int index);
    }

    interface Nothing {
        void run(Integer x);
    }

    interface Outer<T> {
        T with(T x);
    }

    interface Text extends Outer<String> {
        String with(String x);
    }

    final int base;

    LambdaKinds(int base) {
        this.base = base;
    }

    LambdaKinds() {
        this(100);
    }

    private int add(int x) {
        return base + x;
    }

    static int twice(int x) {
        return 2 * x;
    }

    static Integer boxed(Integer x) {
        return x + 1;
    }

    static String join(Object... parts) {
        return Arrays.toString(parts);
    }

    Supplier<IntUnaryOperator> nested(int y) {
        return () -> x -> base + x + y;
    }

    class Inner {
        int value;

        Inner(int value) {
            this.value = value + base;
        }
    }

    static class Parent {
        String hello() {
            return "parent";
        }
    }

    static class Child extends Parent {
        String hello() {
            Supplier<String> above = super::hello;
            Supplier<String> own = this::mine;
            return above.get() + " " + own.get();
        }

        private String mine() {
            return "child";
        }
    }

    public static void main(String[] args) throws Exception {
        int captured = args.length + 5;
        long wide = 1L << 40;
        double broad = 2.5;
        String text = "text";
        IntUnaryOperator lambda = x -> x + captured;
        Function<Integer, Integer> method = LambdaKinds::twice;
        IntUnaryOperator unboxing = LambdaKinds::boxed;
        LongMaker widening = LambdaKinds::twice;
        ToDoubleFunction<Integer> both = LambdaKinds::twice;
        System.out.println(lambda.applyAsInt(1) + " " + method.apply(4) + " " + unboxing.applyAsInt(7) + " " + widening.make(8) + " " + both.applyAsDouble(9));
        LambdaKinds kinds = new LambdaKinds(1000);
        IntUnaryOperator bound = kinds::add;
        ToIntBiFunction<LambdaKinds, Integer> unbound = LambdaKinds::add;
        Supplier<LambdaKinds> maker = LambdaKinds::new;
        IntFunction<LambdaKinds> maker1 = LambdaKinds::new;
        IntFunction<Inner> inner = x -> kinds.new Inner(x);
        System.out.println(bound.applyAsInt(1) + " " + unbound.applyAsInt(kinds, 2) + " " + maker.get().base + " " + maker1.apply(7).base + " " + inner.apply(3).value);
        IntFunction<int[]> arrays = int[]::new;
        Function<Integer, String[][]> deep = String[][]::new;
        System.out.println(arrays.apply(3).length + " " + deep.apply(2).length);
        Wide<String> many = (a, b, c, d) -> a + b + c + d + captured + wide + broad + text;
        System.out.println(many.apply("x", 1L, 2.0, "y"));
        Chars chars = String::charAt;
        Comparator<String> compare = String::compareToIgnoreCase;
        Function<Object, String> string = Object::toString;
        Supplier<Integer> length = text::length;
        System.out.println(chars.at("hello", 1) + " " + compare.compare("A", "b") + " " + string.apply(12) + " " + length.get());
        Function<Object, String> varargs = LambdaKinds::join;
        BiFunction<Object, Object, String> varargs2 = LambdaKinds::join;
        Supplier<String> varargs0 = LambdaKinds::join;
        System.out.println(varargs.apply(1) + varargs2.apply(1, "b") + varargs0.get());
        List<Integer> list = new ArrayList<>();
        Nothing drop = list::add;
        Consumer<Integer> drop2 = list::add;
        drop.run(1);
        drop2.accept(2);
        System.out.println(list);
        Text bridged = x -> x + "!";
        Outer<String> outer = bridged;
        System.out.println(bridged.with("a") + outer.with("b"));
        System.out.println(kinds.nested(7).get().applyAsInt(1));
        System.out.println(new Child().hello());
        Runnable none = () -> { };
        none.run();
        Callable<Object> thrower = () -> {
            throw new java.io.IOException("from lambda");
        };
        try {
            thrower.call();
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        Supplier<Runnable> same = () -> () -> { };
        System.out.println((same.get() == same.get()) + " " + (same.get().getClass() == same.get().getClass()));
        IntSupplier[] counters = new IntSupplier[3];
        for (int i = 0; i < 3; i++) {
            int own = i;
            counters[i] = () -> own * own;
        }
        System.out.println(counters[0].getAsInt() + counters[1].getAsInt() + counters[2].getAsInt());
        try {
            String missing = args.length == 0 ? null : "";
            Supplier<Integer> broken = missing::length;
            System.out.println(broken.get());
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
        Function<Integer, Integer> raw = x -> x;
        try {
            @SuppressWarnings({"unchecked", "rawtypes"})
            Object result = ((Function) raw).apply("not a number");
            System.out.println(result);
        } catch (ClassCastException e) {
            System.out.println("wrong type");
        }
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * b + c;
        System.out.println(curried.apply(2).apply(3).apply(4));
        BooleanSupplier flag = Boolean.TRUE::booleanValue;
        ToIntFunction<Character> code = Character::charValue;
        LongSupplier longs = () -> captured;
        Supplier<Object> object = () -> 1.5f;
        System.out.println(flag.getAsBoolean() + " " + code.applyAsInt('a') + " " + longs.getAsLong() + " " + object.get());
        Function<Integer, int[]> cloner = new int[] {1, 2}.length > 1 ? n -> new int[n] : null;
        Supplier<int[]> copy = new int[] {1, 2, 3}::clone;
        System.out.println(cloner.apply(2).length + " " + copy.get().length);
        System.out.println(none.getClass().isSynthetic() + " " + none.getClass().getSimpleName().startsWith("LambdaKinds$$Lambda") + " "
                + Arrays.toString(none.getClass().getInterfaces()) + " " + none.getClass().isAnonymousClass());
    }
}
