import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.Arrays;
import java.util.List;

/** MethodHandles: find, bind, insert, drop, filter, fold, guard, spread, collect, exact types. */
public class MethodHandleUses {
    int field = 3;
    static String greet(String a, int b) { return a + b; }
    int twice(int x) { return x * 2 + field; }
    private static void fail() throws Exception { throw new Exception("from handle"); }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle greet = l.findStatic(MethodHandleUses.class, "greet", MethodType.methodType(String.class, String.class, int.class));
        System.out.println((String) greet.invokeExact("a", 1) + " " + greet.invoke("b", (byte) 2) + " " + greet.invokeWithArguments("c", 3) + " " + greet.type());
        MethodHandle twice = l.findVirtual(MethodHandleUses.class, "twice", MethodType.methodType(int.class, int.class));
        MethodHandle bound = twice.bindTo(new MethodHandleUses());
        System.out.println((int) bound.invokeExact(5) + " " + bound.type() + " " + twice.type().parameterCount());
        MethodHandle getter = l.findGetter(MethodHandleUses.class, "field", int.class), setter = l.findSetter(MethodHandleUses.class, "field", int.class);
        MethodHandleUses o = new MethodHandleUses();
        setter.invoke(o, 9);
        System.out.println((int) getter.invoke(o));
        MethodHandle make = l.findConstructor(StringBuilder.class, MethodType.methodType(void.class, String.class));
        System.out.println(make.invoke("built"));
        System.out.println(MethodHandles.insertArguments(greet, 1, 7).invoke("x") + " " + MethodHandles.dropArguments(greet, 0, long.class).invoke(1L, "y", 8) + " " + MethodHandles.filterReturnValue(greet, l.findVirtual(String.class, "length", MethodType.methodType(int.class))).invoke("abc", 10)
            + " " + MethodHandles.filterArguments(greet, 0, l.findVirtual(String.class, "trim", MethodType.methodType(String.class))).invoke("  t ", 4));
        MethodHandle isEmpty = l.findVirtual(String.class, "isEmpty", MethodType.methodType(boolean.class));
        MethodHandle guard = MethodHandles.guardWithTest(isEmpty, MethodHandles.dropArguments(MethodHandles.constant(String.class, "empty"), 0, String.class), MethodHandles.identity(String.class));
        System.out.println((String) guard.invokeExact("") + " " + (String) guard.invokeExact("full"));
        MethodHandle asList = l.findStatic(Arrays.class, "asList", MethodType.methodType(List.class, Object[].class));
        System.out.println(asList.invoke(1, "two", 3.0) + " " + asList.asCollector(Object[].class, 2).invoke("p", "q") + " " + greet.asSpreader(Object[].class, 2).invoke(new Object[] {"s", 5}));
        MethodHandle asObject = greet.asType(MethodType.methodType(Object.class, Object.class, Integer.class));
        System.out.println(asObject.invoke((Object) "o", (Integer) 6));
        try {
            greet.invokeExact("a", 1);
        } catch (WrongMethodTypeException e) {
            System.out.println("wrong type");
        }
        try {
            asObject.invoke((Object) 5, (Integer) 6);
        } catch (ClassCastException e) {
            System.out.println("wrong class");
        }
        try {
            l.findStatic(MethodHandleUses.class, "fail", MethodType.methodType(void.class)).invoke();
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        try {
            l.findVirtual(String.class, "nothing", MethodType.methodType(void.class));
        } catch (NoSuchMethodException e) {
            System.out.println("missing");
        }
        MethodHandle element = MethodHandles.arrayElementGetter(int[].class);
        System.out.println((int) element.invoke(new int[] {4, 5}, 1) + " " + MethodHandles.permuteArguments(greet, MethodType.methodType(String.class, int.class, String.class), 1, 0).invoke(1, "swapped") + " " + l.unreflect(String.class.getMethod("concat", String.class)).invoke("a", "b"));
    }
}
