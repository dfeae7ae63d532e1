// since: 9
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

/** Method handles made from others. */
public class HandleCombinators {
    static String three(String a, int b, double c) {
        return a + "," + b + "," + c;
    }

    static int twice(int x) {
        System.out.println("twice " + x);
        return 2 * x;
    }

    static int length(String text) {
        return text.length();
    }

    static boolean isLong(String text) {
        return text.length() > 3;
    }

    static String shout(String text) {
        return text.toUpperCase() + "!";
    }

    static int divide(int a, int b) {
        return a / b;
    }

    static int rescue(ArithmeticException e, int a) {
        System.out.println("rescue " + e.getMessage());
        return -a;
    }

    static int cleanup(Throwable thrown, int result, int a, int b) {
        System.out.println("cleanup " + thrown + " " + result + " " + a + " " + b);
        return result + 1;
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Throwable {
        Lookup lookup = lookup();
        MethodHandle three = lookup.findStatic(HandleCombinators.class, "three", methodType(String.class, String.class, int.class, double.class));
        MethodHandle twice = lookup.findStatic(HandleCombinators.class, "twice", methodType(int.class, int.class));
        MethodHandle length = lookup.findStatic(HandleCombinators.class, "length", methodType(int.class, String.class));
        MethodHandle isLong = lookup.findStatic(HandleCombinators.class, "isLong", methodType(boolean.class, String.class));
        MethodHandle shout = lookup.findStatic(HandleCombinators.class, "shout", methodType(String.class, String.class));
        MethodHandle divide = lookup.findStatic(HandleCombinators.class, "divide", methodType(int.class, int.class, int.class));
        System.out.println(insertArguments(three, 1, 5) + " " + insertArguments(three, 1, 5, 2.5).invoke("x") + " " + insertArguments(three, 0, "y").invoke(1, 2.0));
        System.out.println(dropArguments(three, 1, long.class, Object.class).type() + " " + dropArguments(three, 0, String.class).invoke("dropped", "a", 1, 1.0));
        System.out.println(permuteArguments(three, methodType(String.class, double.class, String.class, int.class), 1, 2, 0).invoke(1.5, "p", 3));
        System.out.println(filterArguments(three, 0, shout, twice).invoke("f", 4, 1.0) + " " + filterReturnValue(three, shout).invoke("r", 1, 2.0));
        System.out.println(foldArguments(dropArguments(three, 3, String.class), 1, dropArguments(constant(int.class, 77), 0, double.class)).type());
        System.out.println(foldArguments(insertArguments(three, 2, 0.5), 1, insertArguments(length, 0, "folded")).invoke("fold"));
        System.out.println(collectArguments(three, 1, length).invoke("c", "four", 1.0) + " " + collectArguments(three, 1, length).type());
        MethodHandle guarded = guardWithTest(isLong, shout, identity(String.class));
        System.out.println(guarded.invoke("abc") + " " + guarded.invoke("abcd"));
        MethodHandle rescued = catchException(divide, ArithmeticException.class,
                lookup.findStatic(HandleCombinators.class, "rescue", methodType(int.class, ArithmeticException.class, int.class)));
        System.out.println((int) rescued.invoke(10, 3) + " " + (int) rescued.invoke(10, 0));
        MethodHandle cleaned = tryFinally(divide,
                lookup.findStatic(HandleCombinators.class, "cleanup", methodType(int.class, Throwable.class, int.class, int.class, int.class)));
        attempt(() -> (int) cleaned.invoke(9, 2));
        attempt(() -> (int) cleaned.invoke(9, 0));
        attempt(() -> throwException(int.class, IllegalStateException.class).invoke(new IllegalStateException("thrown")));
        System.out.println(constant(String.class, "k").invoke() + " " + (int) constant(int.class, 5).invoke() + " " + identity(long.class).invoke(6L) + " " + (int) zero(int.class).invoke() + " "
                + zero(Object.class).invoke() + " " + empty(methodType(double.class, String.class)).invoke("x"));
        System.out.println(explicitCastArguments(twice, methodType(byte.class, double.class)).invoke(200.9) + " "
                + (boolean) explicitCastArguments(identity(boolean.class), methodType(boolean.class, int.class)).invoke(3) + " "
                + (int) explicitCastArguments(identity(int.class), methodType(int.class, Object.class)).invoke((Object) null));
        System.out.println(arrayConstructor(int[].class).invoke(3).getClass() + " " + (int) arrayLength(int[].class).invoke(new int[4]) + " "
                + arrayElementGetter(String[].class).invoke(new String[] {"e0", "e1"}, 1));
        int[] numbers = new int[2];
        arrayElementSetter(int[].class).invoke(numbers, 1, 9);
        System.out.println(numbers[1] + " " + exactInvoker(methodType(int.class, String.class)).invoke(length, "four") + " " + invoker(methodType(long.class, String.class)).invoke(length, "five5"));
        System.out.println(spreadInvoker(three.type(), 1).invoke(three, "s", new Object[] {1, 2.0}));
        attempt(() -> guardWithTest(length, shout, shout));
        attempt(() -> permuteArguments(twice, methodType(int.class, int.class), 3));
        attempt(() -> insertArguments(twice, 0, "x"));
        attempt(() -> insertArguments(twice, 0, 1, 2));
        attempt(() -> filterReturnValue(twice, shout));
        MethodHandle body = lookup.findStatic(HandleCombinators.class, "step", methodType(int.class, int.class, int.class, int.class));
        System.out.println((int) countedLoop(constant(int.class, 4), null, insertArguments(body, 2, 10)).invoke());
        MethodHandle pred = lookup.findStatic(HandleCombinators.class, "small", methodType(boolean.class, int.class));
        System.out.println((int) whileLoop(constant(int.class, 1), pred, twice).invoke() + " " + (int) doWhileLoop(constant(int.class, 60), twice, pred).invoke());
    }

    static int step(int value, int i, int by) {
        System.out.println("step " + value + " " + i);
        return value + by;
    }

    static boolean small(int value) {
        return value < 20;
    }
}
