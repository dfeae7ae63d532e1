import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Dynamic proxies. */
public class ProxyBasics {
    interface Calculator {
        int add(int a, int b);

        long wide(long a, double b, byte c);

        boolean flag(char c);

        String text(Object... parts);

        void nothing();

        default String greet() {
            return "default";
        }
    }

    interface Named {
        String text(Object... parts);

        Object name();
    }

    static List<String> log = new ArrayList<>();

    static Object handle(Object proxy, Method method, Object[] args) {
        log.add(method.getDeclaringClass().getSimpleName() + "." + method.getName() + (args == null ? "" : Arrays.deepToString(args)));
        switch (method.getName()) {
            case "add":
                return (int) args[0] + (int) args[1];
            case "wide":
                return (long) args[0] + (long) (double) args[1] + (byte) args[2];
            case "flag":
                return (char) args[0] == 'y';
            case "text":
                return "text" + ((Object[]) args[0]).length;
            case "hashCode":
                return 42;
            case "equals":
                return proxy == args[0];
            case "toString":
                return "I am a proxy";
            default:
                return null;
        }
    }

    public static void main(String[] args) {
        ClassLoader loader = ProxyBasics.class.getClassLoader();
        InvocationHandler handler = ProxyBasics::handle;
        Object proxy = Proxy.newProxyInstance(loader, new Class<?>[] {Calculator.class, Named.class}, handler);
        Calculator calculator = (Calculator) proxy;
        System.out.println(calculator.add(2, 3) + " " + calculator.wide(1L << 40, 2.5, (byte) 3) + " " + calculator.flag('y') + " " + calculator.flag('n'));
        System.out.println(calculator.text("a", 1) + " " + calculator.text() + " " + ((Named) proxy).text("x") + " " + ((Named) proxy).name() + " " + calculator.greet());
        calculator.nothing();
        System.out.println(proxy.hashCode() + " " + proxy.equals(proxy) + " " + proxy.equals("x") + " " + proxy);
        log.forEach(System.out::println);
        System.out.println(Proxy.isProxyClass(proxy.getClass()) + " " + Proxy.isProxyClass(String.class) + " " + (Proxy.getInvocationHandler(proxy) == handler));
        System.out.println(proxy instanceof Calculator && proxy instanceof Named && proxy instanceof Proxy);
        System.out.println(Arrays.toString(proxy.getClass().getInterfaces()) + " " + proxy.getClass().getSuperclass() + " " + proxy.getClass().getSimpleName().startsWith("$Proxy"));
        Object second = Proxy.newProxyInstance(loader, new Class<?>[] {Calculator.class, Named.class}, (p, m, a) -> 7);
        System.out.println(second.getClass() == proxy.getClass());
        System.out.println(((Calculator) second).add(1, 1));
        try {
            ((Calculator) second).wide(1, 1, (byte) 1);
        } catch (ClassCastException e) {
            System.out.println("not a Long");
        }
        Calculator nulls = (Calculator) Proxy.newProxyInstance(loader, new Class<?>[] {Calculator.class}, (p, m, a) -> null);
        System.out.println(nulls.text());
        try {
            nulls.add(1, 2);
        } catch (NullPointerException e) {
            System.out.println("no int");
        }
        try {
            Proxy.newProxyInstance(loader, new Class<?>[] {String.class}, handler);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Proxy.newProxyInstance(loader, new Class<?>[] {Named.class, Named.class}, handler);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Proxy.getInvocationHandler("x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
