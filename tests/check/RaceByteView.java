// verdict: none
// races: race
// needs a JDK
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A number in a byte array, written by a handle. */
public class RaceByteView {
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    public static void main(String[] arguments) {
        byte[] bytes = new byte[8];
        new Thread(() -> INTS.set(bytes, 4, 1)).start();
        byte seen = bytes[7];
    }
}
