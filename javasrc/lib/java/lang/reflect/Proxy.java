package java.lang.reflect;

import clew.internal.Hidden;
import clew.internal.Members;
import clew.internal.Reflect;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Objects that pass calls of their interfaces' methods to a handler. Their classes are written by the VM. */
public class Proxy implements java.io.Serializable {
    private static final long serialVersionUID = -2222568056686623797L;
    private static final Map<List<Class<?>>, Class<?>> CLASSES = new HashMap<>();

    protected InvocationHandler h;

    private Proxy() {
    }

    protected Proxy(InvocationHandler h) {
        Objects.requireNonNull(h);
        this.h = h;
    }

    public static Object newProxyInstance(ClassLoader loader, Class<?>[] interfaces, InvocationHandler h) {
        Objects.requireNonNull(h);
        Class<?> type = getProxyClass(loader, interfaces);
        try {
            Constructor<?> constructor = type.getConstructor(InvocationHandler.class);
            constructor.setAccessible(true);
            return constructor.newInstance(h);
        } catch (InvocationTargetException failure) {
            throw Reflect.<RuntimeException>sneaky(failure.getCause());
        } catch (ReflectiveOperationException failure) {
            throw new InternalError(failure.toString(), failure);
        }
    }

    @Deprecated
    public static Class<?> getProxyClass(ClassLoader loader, Class<?>... interfaces) {
        List<Class<?>> key = interfaces.length == 0 ? List.of() : List.of(interfaces);
        synchronized (CLASSES) {
            Class<?> type = CLASSES.get(key);
            if (type == null) {
                check(interfaces);
                type = Reflect.defineProxy(name(interfaces), interfaces.clone(), methods(interfaces));
                CLASSES.put(key, type);
            }
            return type;
        }
    }

    private static void check(Class<?>[] interfaces) {
        List<Class<?>> seen = new ArrayList<>();
        for (Class<?> type : interfaces) {
            if (!type.isInterface()) {
                throw new IllegalArgumentException(type.getName() + " is not an interface");
            }
            if (type.isSealed()) {
                throw new IllegalArgumentException(type.getName() + " is a sealed interface");
            }
            if (seen.contains(type)) {
                throw new IllegalArgumentException("repeated interface: " + type.getName());
            }
            seen.add(type);
        }
    }

    /** The package of an interface that is not public, else one that the JDK makes for proxies. */
    private static String name(Class<?>[] interfaces) {
        String simple = "$Proxy" + CLASSES.size();
        for (Class<?> type : interfaces) {
            if (!Modifier.isPublic(type.getModifiers())) {
                String home = type.getPackageName();
                return home.isEmpty() ? simple : home + "." + simple;
            }
        }
        return "jdk.proxy1." + simple;
    }

    /** hashCode, equals and toString, then the methods of all interfaces; of equal ones, the first. */
    private static int[] methods(Class<?>[] interfaces) {
        List<Method> methods = new ArrayList<>();
        methods.add(Members.declaredMethod(Object.class, "hashCode", new Class<?>[0]));
        methods.add(Members.declaredMethod(Object.class, "equals", new Class<?>[] {Object.class}));
        methods.add(Members.declaredMethod(Object.class, "toString", new Class<?>[0]));
        for (Class<?> type : interfaces) {
            for (Method method : type.getMethods()) {
                if (!Modifier.isStatic(method.getModifiers()) && !isThere(method, methods)) {
                    methods.add(method);
                }
            }
        }
        int[] numbers = new int[methods.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = methods.get(i).number();
        }
        return numbers;
    }

    private static boolean isThere(Method method, List<Method> methods) {
        for (Method other : methods) {
            if (other.getName().equals(method.getName()) && Reflect.methodDescriptor(other.number).equals(Reflect.methodDescriptor(method.number))) {
                return true;
            }
        }
        return false;
    }

    public static boolean isProxyClass(Class<?> type) {
        synchronized (CLASSES) {
            return Proxy.class.isAssignableFrom(type) && CLASSES.containsValue(type);
        }
    }

    public static InvocationHandler getInvocationHandler(Object proxy) {
        if (!isProxyClass(proxy.getClass())) {
            throw new IllegalArgumentException("not a proxy instance");
        }
        return ((Proxy) proxy).h;
    }

    static Object invokeDefault(Object proxy, Method method, Object[] args) throws Throwable {
        if (!isProxyClass(proxy.getClass())) {
            throw new IllegalArgumentException("'proxy' is not a proxy instance");
        }
        if (!method.isDefault()) {
            throw new IllegalArgumentException("\"" + method + "\" is not a default method");
        }
        return Members.call(method.number, false, Members.withReceiver(proxy, args), method.getReturnType());
    }

    /** What generated methods throw when the handler has thrown: exceptions that the method does not declare are wrapped. */
    @Hidden
    static Throwable declared(Throwable thrown, Method method) {
        if (thrown instanceof RuntimeException || thrown instanceof Error) {
            return thrown;
        }
        for (Class<?> declared : method.getExceptionTypes()) {
            if (declared.isInstance(thrown)) {
                return thrown;
            }
        }
        return new UndeclaredThrowableException(thrown);
    }
}
