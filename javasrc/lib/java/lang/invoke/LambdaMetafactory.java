package java.lang.invoke;

/** Lambdas. The VM makes those of invokedynamic itself; who calls these methods by hand gets no lambda. */
public final class LambdaMetafactory {
    public static final int FLAG_SERIALIZABLE = 1, FLAG_MARKERS = 2, FLAG_BRIDGES = 4;

    private LambdaMetafactory() {
    }

    public static CallSite metafactory(MethodHandles.Lookup caller, String interfaceMethodName, MethodType factoryType,
            MethodType interfaceMethodType, MethodHandle implementation, MethodType dynamicMethodType)
            throws LambdaConversionException {
        java.util.Objects.requireNonNull(interfaceMethodType);
        java.util.Objects.requireNonNull(implementation);
        java.util.Objects.requireNonNull(dynamicMethodType);
        return altMetafactory(caller, interfaceMethodName, factoryType, interfaceMethodType, implementation, dynamicMethodType);
    }

    /** A proxy of the interface for each call, made from handles. */
    public static CallSite altMetafactory(MethodHandles.Lookup caller, String interfaceMethodName, MethodType factoryType,
            Object... args) throws LambdaConversionException {
        java.util.Objects.requireNonNull(caller);
        java.util.Objects.requireNonNull(interfaceMethodName);
        java.util.Objects.requireNonNull(factoryType);
        java.util.Objects.requireNonNull(args);
        if (!factoryType.returnType().isInterface() || !(args[1] instanceof MethodHandle implementation)) {
            throw new LambdaConversionException("Functional interface " + factoryType.returnType().getName() + " is not an interface");
        }
        MethodType called = (MethodType) args[0];
        return new ConstantCallSite(LambdaProxies.factory(factoryType, interfaceMethodName, called, implementation));
    }
}
