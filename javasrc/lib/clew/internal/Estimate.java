package clew.internal;

import clew.State;

/**
 * What the VM runs that asks a heuristic written in Java: it stops once, so that there is a state from which each
 * estimate begins, and then makes one.
 */
final class Estimate {
    private Estimate() {
    }

    @Hidden
    private static void make() {
        await();
        try {
            Object[] arguments = {view()};
            switch (kind()) {
                case 'D': give(Invoke.callDouble(method(), false, arguments)); break;
                case 'F': give(Invoke.callFloat(method(), false, arguments)); break;
                case 'J': give(Invoke.callLong(method(), false, arguments)); break;
                default: give(Invoke.callInt(method(), false, arguments)); break;
            }
        } catch (Throwable failure) {
            StackTraceElement[] trace = failure.getStackTrace();
            fail(trace.length == 0 ? failure.toString() : failure + " at " + trace[0]);
        }
    }

    private static native void await();

    private static native int method();

    /** What the method returns. */
    private static native int kind();

    private static State view() {
        return (State) Invoke.allocate(State.class);
    }

    private static native void give(double value);

    private static native void fail(String what);
}
