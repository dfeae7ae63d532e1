package java.lang.invoke;

/** A switch that can be thrown once, from one set of handles to another. */
public class SwitchPoint {
    private boolean invalid;

    public boolean hasBeenInvalidated() {
        return invalid;
    }

    public MethodHandle guardWithTest(MethodHandle target, MethodHandle fallback) {
        if (!target.type().equals(fallback.type())) {
            throw new IllegalArgumentException("target and fallback types must match: " + target.type() + " != " + fallback.type());
        }
        return new MethodHandle(target.type()) {
            @Override
            @clew.internal.Hidden
            Object invokeGeneric(Object[] arguments) throws Throwable {
                return (invalid ? fallback : target).invokeGeneric(arguments);
            }
        };
    }

    public static void invalidateAll(SwitchPoint[] switchPoints) {
        for (int i = 0; i < switchPoints.length; i++) switchPoints[i].invalid = true;
    }
}
