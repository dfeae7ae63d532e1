// verdict: assertion
import clew.Verify;
import java.lang.reflect.Method;

/** Another thread may come first to a lock that this one takes by a reflected call. */
public class BeforeReflectedLock {
    private static volatile boolean begun;
    private static Thread first;

    static synchronized void take() {
        if (first == null) {
            first = Thread.currentThread();
        }
    }

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Method method = BeforeReflectedLock.class.getDeclaredMethod("take");
        Object[] given = {};
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            take();
        }).start();
        begun = true;
        method.invoke(null, given);
        assert first == Thread.currentThread() : "another was first";
    }
}
