// verdict: none
// races: race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A volatile write by a handle and a plain read of the same variable are a race. */
public class RaceHandleMixed {
    private int data;

    public static void main(String[] arguments) throws Exception {
        RaceHandleMixed object = new RaceHandleMixed();
        VarHandle handle = MethodHandles.lookup().findVarHandle(RaceHandleMixed.class, "data", int.class);
        new Thread(() -> handle.setVolatile(object, 1)).start();
        int seen = object.data;
    }
}
