package java.lang.invoke;

import clew.internal.Hidden;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** Functional interfaces implemented by method handles, where the VM does not write a class for them. */
final class LambdaProxies {
    private LambdaProxies() {
    }

    /** A handle that takes the captured values and gives an instance of the interface that is its result. */
    static MethodHandle factory(MethodType factoryType, String method, MethodType called, MethodHandle implementation) {
        return new MethodHandle(factoryType) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] captured) {
                MethodHandle bound = implementation;
                for (Object value : captured) {
                    bound = MethodHandles.insertArguments(bound, 0, value);
                }
                return proxy(factoryType.returnType(), method, bound.asType(called));
            }
        };
    }

    static Object proxy(Class<?> type, String method, MethodHandle target) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, new Handler(method, target));
    }

    record Handler(String name, MethodHandle target) implements InvocationHandler {
        @Override
        public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
            if (method.getDeclaringClass() == Object.class) {
                return switch (method.getName()) {
                    case "hashCode" -> System.identityHashCode(proxy);
                    case "equals" -> proxy == args[0];
                    default -> proxy.getClass().getName() + "@" + Integer.toHexString(System.identityHashCode(proxy));
                };
            }
            boolean own = method.getName().equals(name) && !method.isDefault();
            return own ? target.invokeWithArguments(args == null ? new Object[0] : args)
                    : InvocationHandler.invokeDefault(proxy, method, args);
        }
    }
}
