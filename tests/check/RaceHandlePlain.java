// verdict: none
// races: race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** VarHandle.get is a read as of a variable that is not volatile, whatever the field is declared. */
public class RaceHandlePlain {
    private static volatile int data;

    public static void main(String[] arguments) throws Exception {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(RaceHandlePlain.class, "data", int.class);
        new Thread(() -> data = 1).start();
        int seen = (int) handle.get();
    }
}
