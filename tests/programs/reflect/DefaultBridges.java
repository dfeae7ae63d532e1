import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;

/** Bridge, synthetic and inherited generic methods called through reflection. */
public class DefaultBridges {
    public interface Source<T> {
        T get();

        default T again() {
            return get();
        }
    }

    public abstract static class Base<T extends Number> implements Source<T> {
        public abstract T number(T x);

        public static String who() {
            return "base";
        }
    }

    public static class Real extends Base<Integer> {
        public Integer get() {
            return 4;
        }

        public Integer number(Integer x) {
            return x + 1;
        }

        public static String who() {
            return "real";
        }
    }

    public static void main(String[] args) throws Exception {
        Method[] methods = Real.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        for (Method method : methods) {
            System.out.println(method + " " + method.isBridge() + " " + method.isSynthetic());
        }
        Real real = new Real();
        System.out.println(Source.class.getMethod("get").invoke(real) + " " + Source.class.getMethod("again").invoke(real) + " "
                + Base.class.getMethod("number", Number.class).invoke(real, 5) + " " + Real.class.getMethod("number", Integer.class).invoke(real, 6));
        System.out.println(Real.class.getMethod("get").getReturnType() + " " + Real.class.getMethod("who").invoke(null) + " " + Base.class.getMethod("who").invoke(null));
        try {
            Base.class.getMethod("number", Number.class).invoke(real, 5L);
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause().getClass());
        }
    }
}
