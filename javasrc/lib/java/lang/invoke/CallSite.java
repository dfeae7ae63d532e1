package java.lang.invoke;

import clew.internal.Hidden;
import java.util.Objects;

/** What an invokedynamic instruction is linked to. */
public abstract class CallSite {
    private final MethodType type;
    MethodHandle target;

    CallSite(MethodType type, MethodHandle target) {
        this.type = Objects.requireNonNull(type);
        this.target = target;
    }

    public MethodType type() {
        return type;
    }

    public abstract MethodHandle getTarget();

    public abstract void setTarget(MethodHandle newTarget);

    public abstract MethodHandle dynamicInvoker();

    final void checkTarget(MethodHandle newTarget) {
        if (!newTarget.type().equals(type)) {
            throw new WrongMethodTypeException(newTarget + " should be of type " + type);
        }
    }

    /** The target of a site that has none yet. */
    static MethodHandle uninitialized(MethodType type) {
        return new MethodHandle(type) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) {
                throw new IllegalStateException("uninitialized call site");
            }
        };
    }

    /** A handle that calls whatever the site's target is then. */
    final MethodHandle invoker() {
        return new MethodHandle(type) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                return getTarget().invokeGeneric(arguments);
            }
        };
    }
}
