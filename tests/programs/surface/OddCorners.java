// since: 17
// until: 17
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.function.Function;

/** Corners of the library in which clew has differed from java: aliases, messages, exact functions, deep structures, full stacks. */
public class OddCorners {
    interface Call { Object run() throws Throwable; }
    static void show(String what, Call call) {
        try { System.out.println(what + ": " + call.run()); }
        catch (Throwable t) { System.out.println(what + " threw " + t + (t.getCause() != null ? " / " + t.getCause() : "")); }
    }
    static int depth;
    public static void dive() { depth++; dive(); }
    public static void diveReflected() throws Exception { depth++; OddCorners.class.getMethod("diveReflected").invoke(null); }
    static class Uninitialized { static int x; static { x = 5; dive(); } }
    static boolean unwind(Throwable t) { while (t.getCause() != null && t instanceof InvocationTargetException) t = t.getCause(); return t instanceof StackOverflowError; }
    static native int absent(int a);
    public static void main(String[] arguments) throws Throwable {
        // Builder with itself
        show("insert", () -> { StringBuilder b = new StringBuilder("abc"); b.insert(1, b); return b; });
        show("insert2", () -> { StringBuilder b = new StringBuilder("abcdef"); b.insert(3, b, 1, 5); return b; });
        show("append", () -> { StringBuilder b = new StringBuilder("abc"); b.append(b); return b; });
        show("append2", () -> { StringBuffer b = new StringBuffer("abc"); b.append(b, 1, 3); b.insert(2, b); return b; });
        show("replace", () -> { StringBuilder b = new StringBuilder("abc"); b.replace(0, 1, b.toString() + b); return b; });
        // math
        Random random = new Random(5);
        long h = 0;
        for (int i = 0; i < 20000; i++) {
            double x = random.nextGaussian() * Math.pow(10, random.nextInt(20) - 10), y = random.nextGaussian();
            double[] values = {Math.atan(x), Math.atan2(x, y), Math.asin(y / 5), Math.acos(y / 5), Math.sinh(x), Math.cosh(y), Math.tanh(x),
                Math.cbrt(x), Math.hypot(x, y), Math.expm1(y), Math.log1p(Math.abs(x)),
                StrictMath.pow(Math.abs(y), x), StrictMath.sin(x), StrictMath.exp(y)};
            h = 31 * h + Arrays.hashCode(values);
        }
        show("math", Long.valueOf(h)::toString);
        // packages, signers
        show("package", () -> Package.getPackage("java.util"));
        show("packageNone", () -> Package.getPackage("no.such"));
        show("configuration", () -> ModuleLayer.boot().configuration().findModule("java.base").isPresent());
        show("sha1prng", () -> { java.security.SecureRandom r = java.security.SecureRandom.getInstance("SHA1PRNG"); r.setSeed(7); return r.nextInt() + " " + r.getAlgorithm(); });
        // deep arrays
        show("deep", () -> { Object[] a = {1}; for (int i = 0; i < 2000; i++) a = new Object[] {a}; return Arrays.deepToString(a).hashCode() + " " + Arrays.deepHashCode(a); });
        // messages
        show("pq0", () -> new PriorityQueue<>(0));
        show("pqn", () -> new PriorityQueue<>((Comparator<Object>) null).offer(null));
        show("pqobj", () -> { PriorityQueue<Object> q = new PriorityQueue<>(); q.add(new Object()); return 1; });
        show("pqmix", () -> { PriorityQueue<Object> q = new PriorityQueue<>(); q.add(1); q.add("a"); return q; });
        show("pqremove", () -> new PriorityQueue<>().remove());
        show("pqelement", () -> new PriorityQueue<>().element());
        show("forName", () -> Class.forName("no.such.Thing"));
        show("forName2", () -> Class.forName("int"));
        show("forName3", () -> Class.forName("java/lang/String"));
        show("forName4", () -> Class.forName("[I"));
        show("forName5", () -> Class.forName("[Ljava.lang.String"));
        show("forName6", () -> Class.forName("[Lno.such.Thing;"));
        show("forName7", () -> Class.forName(""));
        show("forName8", () -> Class.forName("[]"));
        show("forName9", () -> Class.forName("ODDCORNERS"));
        show("forName10", () -> Class.forName("java.lang.string", false, null));
        show("forName11", () -> Class.forName(null));
        // overflow
        show("dive", () -> { try { dive(); return "none"; } catch (StackOverflowError e) { return depth > 500; } });
        show("diveInvoke", () -> { try { OddCorners.class.getMethod("dive").invoke(null); return "none"; } catch (InvocationTargetException e) { return e.getCause().getClass(); } });
        show("diveReflected", () -> { try { diveReflected(); return "none"; } catch (StackOverflowError | InvocationTargetException e) { return unwind(e); } });
        show("init", () -> { try { return Uninitialized.x; } catch (StackOverflowError e) { return "so"; } });
        show("init2", () -> { try { return Uninitialized.x; } catch (NoClassDefFoundError e) { return e.getMessage(); } });
        show("unsafe", () -> sun.misc.Unsafe.getUnsafe());
        // a native method that is absent
        show("native", () -> absent(3));
        show("nativeAgain", () -> { try { return absent(3); } catch (UnsatisfiedLinkError e) { return e.getMessage(); } });
        // lambda
        Function<Integer, Integer> f = x -> x + 1;
        for (Method m : f.getClass().getDeclaredMethods()) System.out.println(m.getName() + Arrays.toString(m.getParameterTypes()));
        System.out.println(f.getClass().isSynthetic() + " " + f.getClass().isHidden() + " " + f.getClass().getDeclaredFields().length + " " + f.getClass().getInterfaces()[0]);
        // assertion status
        ClassLoader loader = OddCorners.class.getClassLoader();
        loader.setClassAssertionStatus("OddCorners$Late", true);
        show("assert", () -> Late.check());
    }
    static class Late { static String check() { try { assert false : "on"; return "off"; } catch (AssertionError e) { return e.getMessage(); } } }
}
