import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.Arrays;

/** java.lang.reflect.Proxy: calls, Object methods, exceptions, several interfaces. */
public class DynamicProxies {
    interface Calculator { int add(int a, int b); default String name() { return "default"; } void fail() throws java.io.IOException; long wide(long a, double b, String c); }
    interface Marker { }

    public static void main(String[] args) throws Exception {
        InvocationHandler handler = (proxy, method, arguments) -> {
            System.out.println("call " + method.getName() + " " + (arguments == null ? "none" : Arrays.toString(arguments)) + " " + method.getDeclaringClass().getSimpleName());
            switch (method.getName()) {
                case "add": return (Integer) arguments[0] + (Integer) arguments[1];
                case "name": return "proxied";
                case "wide": return (Long) arguments[0] * 2;
                case "fail": throw new java.io.IOException("declared");
                case "toString": return "PROXY";
                case "hashCode": return 5;
                case "equals": return proxy == arguments[0];
                default: return null;
            }
        };
        Object p = Proxy.newProxyInstance(DynamicProxies.class.getClassLoader(), new Class<?>[] {Calculator.class, Marker.class}, handler);
        Calculator c = (Calculator) p;
        System.out.println(c.add(2, 3) + " " + c.name() + " " + c.wide(1L << 40, 2.5, "s") + " " + (p instanceof Marker) + " " + p + " " + p.hashCode() + " " + p.equals(p) + " " + Proxy.isProxyClass(p.getClass()) + " " + (Proxy.getInvocationHandler(p) == handler));
        try {
            c.fail();
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        Runnable r = (Runnable) Proxy.newProxyInstance(DynamicProxies.class.getClassLoader(), new Class<?>[] {Runnable.class}, (x, m, a) -> { throw new Exception("checked"); });
        try {
            r.run();
        } catch (UndeclaredThrowableException e) {
            System.out.println(e.getCause().getMessage());
        }
        Calculator nulls = (Calculator) Proxy.newProxyInstance(DynamicProxies.class.getClassLoader(), new Class<?>[] {Calculator.class}, (x, m, a) -> null);
        try {
            nulls.add(1, 2);
        } catch (NullPointerException e) {
            System.out.println("null for int");
        }
        Calculator wrong = (Calculator) Proxy.newProxyInstance(DynamicProxies.class.getClassLoader(), new Class<?>[] {Calculator.class}, (x, m, a) -> "s");
        try {
            wrong.add(1, 2);
        } catch (ClassCastException e) {
            System.out.println("string for int");
        }
    }
}
