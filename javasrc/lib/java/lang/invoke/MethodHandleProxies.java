package java.lang.invoke;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;

/** Instances of single-method interfaces that call a method handle. */
public class MethodHandleProxies {
    private MethodHandleProxies() {
    }

    public static <T> T asInterfaceInstance(Class<T> type, MethodHandle target) {
        if (!type.isInterface() || !Modifier.isPublic(type.getModifiers())) {
            throw new IllegalArgumentException("not a public interface: " + type.getName());
        }
        Method method = null;
        for (Method candidate : type.getMethods()) {
            if (Modifier.isAbstract(candidate.getModifiers()) && !isOfObject(candidate)) {
                if (method != null && !method.getName().equals(candidate.getName())) {
                    throw new IllegalArgumentException("not a single-method interface: " + type.getName());
                }
                method = candidate;
            }
        }
        if (method == null) {
            throw new IllegalArgumentException("not a single-method interface: " + type.getName());
        }
        MethodType called = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
        return type.cast(LambdaProxies.proxy(type, method.getName(), target.asType(called)));
    }

    private static boolean isOfObject(Method method) {
        try {
            return Modifier.isPublic(Object.class.getMethod(method.getName(), method.getParameterTypes()).getModifiers());
        } catch (NoSuchMethodException other) {
            return false;
        }
    }

    private static LambdaProxies.Handler handler(Object instance) {
        if (!isWrapperInstance(instance)) {
            throw new IllegalArgumentException("not a wrapper instance");
        }
        return (LambdaProxies.Handler) Proxy.getInvocationHandler(instance);
    }

    public static boolean isWrapperInstance(Object instance) {
        return instance != null && Proxy.isProxyClass(instance.getClass()) && Proxy.getInvocationHandler(instance) instanceof LambdaProxies.Handler;
    }

    public static MethodHandle wrapperInstanceTarget(Object instance) {
        return handler(instance).target();
    }

    public static Class<?> wrapperInstanceType(Object instance) {
        handler(instance);
        return instance.getClass().getInterfaces()[0];
    }
}
