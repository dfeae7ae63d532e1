package java.lang.invoke;

/** A call site whose target can change. */
public class MutableCallSite extends CallSite {
    public MutableCallSite(MethodType type) {
        super(type, uninitialized(type));
    }

    public MutableCallSite(MethodHandle target) {
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

    /** Nothing is to be done: every thread sees a new target at once. */
    public static void syncAll(MutableCallSite[] sites) {
        for (int i = 0; i < sites.length; i++) java.util.Objects.requireNonNull(sites[i]);
    }
}
