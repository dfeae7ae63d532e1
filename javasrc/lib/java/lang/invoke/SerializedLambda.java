package java.lang.invoke;

import java.io.InvalidObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** The serialized form of a lambda: its parts. */
public final class SerializedLambda implements java.io.Serializable {
    private static final long serialVersionUID = 8025925345765570181L;

    private final Class<?> capturingClass;
    private final String functionalInterfaceClass, functionalInterfaceMethodName, functionalInterfaceMethodSignature;
    private final String implClass, implMethodName, implMethodSignature, instantiatedMethodType;
    private final int implMethodKind;
    private final Object[] capturedArgs;

    public SerializedLambda(Class<?> capturingClass, String functionalInterfaceClass, String functionalInterfaceMethodName,
            String functionalInterfaceMethodSignature, int implMethodKind, String implClass, String implMethodName,
            String implMethodSignature, String instantiatedMethodType, Object[] capturedArgs) {
        this.capturedArgs = java.util.Objects.requireNonNull(capturedArgs).clone();
        this.implMethodKind = implMethodKind;
        this.functionalInterfaceMethodName = functionalInterfaceMethodName;
        this.implMethodName = implMethodName;
        this.instantiatedMethodType = instantiatedMethodType;
        this.functionalInterfaceMethodSignature = functionalInterfaceMethodSignature;
        this.implMethodSignature = implMethodSignature;
        this.functionalInterfaceClass = functionalInterfaceClass;
        this.capturingClass = capturingClass;
        this.implClass = implClass;
    }

    /** The class that made the lambda makes it again: compilers write a method for that where a lambda is serializable. */
    private Object readResolve() throws java.io.ObjectStreamException {
        try {
            Method maker = capturingClass.getDeclaredMethod("$deserializeLambda$", SerializedLambda.class);
            maker.setAccessible(true);
            return maker.invoke(null, this);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw refusal(e);
        } catch (ReflectiveOperationException e) {
            throw refusal(e);
        }
    }

    private static InvalidObjectException refusal(Exception cause) {
        InvalidObjectException refusal = new InvalidObjectException("the lambda's class does not make it");
        refusal.initCause(cause);
        return refusal;
    }

    public Object getCapturedArg(int index) { return capturedArgs[index]; }
    public int getCapturedArgCount() { return capturedArgs.length; }
    public String getCapturingClass() { return capturingClass.getName().replace('.', '/'); }
    public String getFunctionalInterfaceClass() { return functionalInterfaceClass; }
    public String getFunctionalInterfaceMethodName() { return functionalInterfaceMethodName; }
    public String getFunctionalInterfaceMethodSignature() { return functionalInterfaceMethodSignature; }
    public String getImplClass() { return implClass; }
    public int getImplMethodKind() { return implMethodKind; }
    public String getImplMethodName() { return implMethodName; }
    public String getImplMethodSignature() { return implMethodSignature; }
    public String getInstantiatedMethodType() { return instantiatedMethodType; }
}
