package java.lang.invoke;

/** A call site whose target can change, at once for all threads. */
public class VolatileCallSite extends CallSite {
    public VolatileCallSite(MethodType type) {
        super(type, uninitialized(type));
    }

    public VolatileCallSite(MethodHandle target) {
        super(target.type(), target);
    }

    public final MethodHandle getTarget() {
        return target;
    }

    public void setTarget(MethodHandle newTarget) {
        checkTarget(newTarget);
        target = newTarget;
    }

    public final MethodHandle dynamicInvoker() {
        return invoker();
    }
}
