// verdict: none
import clew.Verify;
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicInteger;

/** What the library does in one step, with nothing that is shared, leaves nothing behind: a section is atomic also after it. */
public class SectionAfterLibrary {
    private static int first, second;

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Method method = AtomicInteger.class.getMethod("incrementAndGet");
        AtomicInteger own = new AtomicInteger();
        Object[] given = {};
        method.invoke(own, given);
        Verify.beginAtomic();
        new Thread(() -> {
            assert first == second : "inside of the section";
        }).start();
        first = 1;
        second = 1;
        Verify.endAtomic();
    }
}
