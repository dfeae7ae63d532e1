import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Objects that stand for members: in the VM they are numbers. */
public class Reflective {
    private int counter;
    private static Method method;
    private static Field field;
    private static MethodHandle handle;
    private static VarHandle variable;

    public int add(int n) {
        counter += n;
        return counter;
    }

    public static void main(String[] args) throws Throwable {
        Reflective shared = new Reflective();
        method = Reflective.class.getMethod("add", int.class);
        field = Reflective.class.getDeclaredField("counter");
        handle = MethodHandles.lookup().findVirtual(Reflective.class, "add", MethodType.methodType(int.class, int.class));
        variable = MethodHandles.lookup().findVarHandle(Reflective.class, "counter", int.class);
        Thread other = new Thread(() -> {
            try {
                int found = (int) handle.invokeExact(shared, 2);
                variable.getAndAdd(shared, found);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        method.invoke(shared, 1);
        int seen = field.getInt(shared);
        other.join();
        if (seen == 9) {
            throw new AssertionError(seen);
        }
    }
}
