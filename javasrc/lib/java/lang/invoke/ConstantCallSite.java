package java.lang.invoke;

/** A call site that always has the same target. */
public class ConstantCallSite extends CallSite {
    public ConstantCallSite(MethodHandle target) {
        super(target.type(), target);
    }

    protected ConstantCallSite(MethodType targetType, MethodHandle createTargetHook) throws Throwable {
        super(targetType, null);
        target = (MethodHandle) createTargetHook.invokeWithArguments(this);
        checkTarget(target);
    }

    public final MethodHandle getTarget() {
        if (target == null) {
            throw new IllegalStateException();
        }
        return target;
    }

    public final void setTarget(MethodHandle newTarget) {
        throw new UnsupportedOperationException();
    }

    public final MethodHandle dynamicInvoker() {
        return getTarget();
    }
}
