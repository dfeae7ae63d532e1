// since: 17
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Methods that are linked by their call sites have no meaning by reflection. */
public class LinkedByReflection {
    static int field;

    static void call(Class<?> type, String name, Object receiver) throws Exception {
        Method method = type.getMethod(name, Object[].class);
        try {
            System.out.println(method.invoke(receiver, (Object) new Object[0]));
        } catch (InvocationTargetException e) {
            // JDK 17 has another error for those of VarHandle than it documents
            System.out.println(name + " " + (type == VarHandle.class ? "refused" : e.getCause()));
        }
    }

    public static void main(String[] arguments) throws Exception {
        VarHandle variable = MethodHandles.lookup().findStaticVarHandle(LinkedByReflection.class, "field", int.class);
        MethodHandle one = MethodHandles.constant(int.class, 1);
        for (String name : new String[] {"invokeExact", "invoke"}) call(MethodHandle.class, name, one);
        for (String name : new String[] {"get", "set", "compareAndSet"}) call(VarHandle.class, name, variable);
        System.out.println(MethodHandles.lookup().unreflect(MethodHandle.class.getMethod("invokeExact", Object[].class)).type());
    }
}
