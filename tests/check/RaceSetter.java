// verdict: none
// races: race
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A setter's handle writes as putfield does. */
public class RaceSetter {
    private Object data;

    public static void main(String[] arguments) throws Throwable {
        RaceSetter object = new RaceSetter();
        MethodHandle setter = MethodHandles.lookup().findSetter(RaceSetter.class, "data", Object.class);
        new Thread(() -> {
            try {
                setter.invoke(object, (Object) "x");
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        }).start();
        Object seen = object.data;
    }
}
