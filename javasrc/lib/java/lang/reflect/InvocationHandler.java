package java.lang.reflect;

/** Answers the calls of a proxy. */
public interface InvocationHandler {
    Object invoke(Object proxy, Method method, Object[] args) throws Throwable;

    /** Calls the default method that the proxy's interface has. */
    static Object invokeDefault(Object proxy, Method method, Object... args) throws Throwable {
        return Proxy.invokeDefault(java.util.Objects.requireNonNull(proxy), java.util.Objects.requireNonNull(method), args);
    }
}
