import org.jetbrains.kotlinx.lincheck.annotations.Operation;
import org.jetbrains.kotlinx.lincheck.annotations.Param;

/** The operation itself names its parameters. */
@Param(name = "key", gen = Object.class, conf = "5:6")
public class LincheckNames {
    private int value;

    @Operation(params = {"key", "key"})
    public synchronized int change(int from, int to) {
        if (value == from)
            value = to;
        return value;
    }

    @Operation
    public synchronized void none() {
    }
}
