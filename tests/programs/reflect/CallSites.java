// since: 9
import java.lang.invoke.*;

import static java.lang.invoke.MethodType.methodType;

/** Call sites, switch points and handles as interfaces. */
public class CallSites {
    static int one(int x) {
        return x + 1;
    }

    static int ten(int x) {
        return x * 10;
    }

    public interface Operation {
        int apply(int x);

        default int twice(int x) {
            return apply(apply(x));
        }
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType type = methodType(int.class, int.class);
        MethodHandle one = lookup.findStatic(CallSites.class, "one", type), ten = lookup.findStatic(CallSites.class, "ten", type);
        CallSite constant = new ConstantCallSite(one);
        System.out.println((int) constant.getTarget().invokeExact(1) + " " + (int) constant.dynamicInvoker().invoke(2) + " " + constant.type());
        attempt(() -> {
            constant.setTarget(ten);
            return "set";
        });
        MutableCallSite mutable = new MutableCallSite(type);
        MethodHandle invoker = mutable.dynamicInvoker();
        attempt(() -> invoker.invoke(1));
        mutable.setTarget(one);
        System.out.println((int) invoker.invokeExact(5));
        mutable.setTarget(ten);
        MutableCallSite.syncAll(new MutableCallSite[] {mutable});
        System.out.println((int) invoker.invokeExact(5));
        attempt(() -> {
            mutable.setTarget(MethodHandles.identity(String.class));
            return "set";
        });
        VolatileCallSite vol = new VolatileCallSite(ten);
        System.out.println((int) vol.dynamicInvoker().invoke(3));
        SwitchPoint point = new SwitchPoint();
        MethodHandle switched = point.guardWithTest(one, ten);
        System.out.println((int) switched.invoke(7) + " " + point.hasBeenInvalidated());
        SwitchPoint.invalidateAll(new SwitchPoint[] {point});
        System.out.println((int) switched.invoke(7) + " " + point.hasBeenInvalidated());
        Operation operation = MethodHandleProxies.asInterfaceInstance(Operation.class, ten);
        System.out.println(operation.apply(4) + " " + MethodHandleProxies.isWrapperInstance(operation));
    }
}
