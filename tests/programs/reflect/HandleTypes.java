// since: 9
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;

import static java.lang.invoke.MethodType.methodType;

/** Types of method handles: conversions, spreading, collecting. */
public class HandleTypes {
    static String all(int i, long j, double d, Object o, Integer boxed) {
        return i + " " + j + " " + d + " " + o + " " + boxed;
    }

    static int number(int x) {
        return x;
    }

    static void nothing(Object o) {
        System.out.println("nothing " + o);
    }

    static String varargs(String first, Object... rest) {
        return first + rest.length + Arrays.toString(rest);
    }

    static int sum(int... numbers) {
        return Arrays.stream(numbers).sum();
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Throwable e) {
            System.out.println(e.getClass().getSimpleName() + (e.getMessage() == null || e.getMessage().startsWith("expected") || e.getMessage().startsWith("handle")
                    || e.getMessage().contains("primitiveConversion") ? "" : ": " + e.getMessage()));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle all = lookup.findStatic(HandleTypes.class, "all", methodType(String.class, int.class, long.class, double.class, Object.class, Integer.class));
        System.out.println((String) all.invokeExact(1, 2L, 3.0, (Object) "o", (Integer) 5));
        System.out.println((String) all.invoke((byte) 1, 'a', 3f, 4, 5));
        System.out.println((Object) all.invoke((Object) 1, (Object) 2, (Object) 3L, (Object) 4, (Object) 5));
        System.out.println((CharSequence) all.invoke(Integer.valueOf(1), Short.valueOf((short) 2), Float.valueOf(3), "x", 6));
        System.out.println(all.invokeWithArguments(1, 2, 3, 4, 5) + " " + all.invokeWithArguments(List.of(1, 2L, 3.5, "l", 9)));
        attempt(() -> (String) all.invokeExact(1, 2, 3.0, (Object) "o", (Integer) 5));
        attempt(() -> all.invokeExact(1, 2L, 3.0, (Object) "o", (Integer) 5));
        attempt(() -> all.invoke(1L, 2L, 3.0, "o", 5));
        attempt(() -> all.invoke("one", 2L, 3.0, "o", 5));
        attempt(() -> all.invoke(1, 2));
        attempt(() -> all.invoke((Object) "one", 2L, 3.0, "o", 5));
        attempt(() -> all.invoke((Object) null, 2L, 3.0, "o", 5));
        attempt(() -> all.invoke(1, 2L, 3.0, "o", (Object) "five"));
        MethodHandle number = lookup.findStatic(HandleTypes.class, "number", methodType(int.class, int.class));
        System.out.println((long) number.invoke(5) + (double) number.invoke(6) + " " + (Object) number.invoke(7) + " " + (Integer) number.invoke(8));
        number.invoke(9);
        attempt(() -> (short) number.invoke(5));
        attempt(() -> (String) number.invoke(5));
        attempt(() -> (Long) number.invoke(5));
        MethodHandle nothing = lookup.findStatic(HandleTypes.class, "nothing", methodType(void.class, Object.class));
        System.out.println((Object) nothing.invoke("a") + " " + (int) nothing.invoke(1));
        System.out.println(number.asType(methodType(Object.class, Object.class)).invoke((Object) 4) + " " + number.asType(methodType(void.class, short.class)));
        attempt(() -> number.asType(methodType(String.class, int.class)));
        attempt(() -> number.asType(methodType(int.class)));
        MethodHandle varargs = lookup.findStatic(HandleTypes.class, "varargs", methodType(String.class, String.class, Object[].class));
        System.out.println(varargs.isVarargsCollector() + " " + varargs.invoke("a") + varargs.invoke("a", 1) + varargs.invoke("a", 1, 2L, "z") + varargs.invoke("a", new Object[] {7, 8})
                + varargs.invoke("a", (Object) new Object[] {7, 8}).toString().startsWith("a1"));
        System.out.println(varargs.asFixedArity().isVarargsCollector() + " " + varargs.asFixedArity().invoke("b", new Object[] {1}) + varargs.invokeWithArguments("c", 1, 2));
        attempt(() -> varargs.asFixedArity().invoke("b", 1));
        attempt(() -> varargs.invoke());
        MethodHandle sum = lookup.findStatic(HandleTypes.class, "sum", methodType(int.class, int[].class));
        System.out.println((int) sum.invoke() + (int) sum.invoke(1, 2, 3) + (int) sum.invoke(new int[] {4, 5}) + (int) sum.invoke((short) 1, (Integer) 2));
        System.out.println(sum.asCollector(int[].class, 2) + " " + (int) sum.asCollector(int[].class, 2).invoke(3, 4));
        MethodHandle spread = all.asSpreader(Object[].class, 5);
        System.out.println(spread + " " + spread.invoke(new Object[] {1, 2, 3, 4, 5}));
        attempt(() -> spread.invoke(new Object[] {1}));
        attempt(() -> spread.invoke((Object[]) null));
        System.out.println(all.asSpreader(Object[].class, 2).type() + " " + all.asSpreader(Object[].class, 2).invoke(1, 2L, 3.0, new Object[] {"x", 9}));
        attempt(() -> sum.asCollector(String.class, 2));
    }
}
