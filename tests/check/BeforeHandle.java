// verdict: assertion
import clew.Verify;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The handle is the thread's own, but not the field: others may come before that is read. */
public class BeforeHandle {
    private static final BeforeHandle object = new BeforeHandle();
    private static volatile boolean begun;
    private volatile int number;

    public static void main(String[] arguments) throws ReflectiveOperationException {
        VarHandle handle = MethodHandles.lookup().findVarHandle(BeforeHandle.class, "number", int.class);
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            object.number = 1;
        }).start();
        begun = true;
        int found = (int) handle.getVolatile(object);
        assert found == 0 : "written before";
    }
}
