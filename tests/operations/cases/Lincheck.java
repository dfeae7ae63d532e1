import org.jetbrains.kotlinx.lincheck.annotations.OpGroupConfig;
import org.jetbrains.kotlinx.lincheck.annotations.Operation;
import org.jetbrains.kotlinx.lincheck.annotations.Param;

/** A queue for one consumer, marked for Lincheck: two consumers would find it wrong. */
@Param(name = "element", gen = Object.class, conf = "3:4")
@OpGroupConfig(name = "consumer", nonParallel = true)
public class Lincheck {
    private final int[] elements = new int[16];
    private volatile int first, end;

    @Operation
    public synchronized void add(@Param(name = "element") int element) {
        elements[end] = element;
        end++;
    }

    @Operation(group = "consumer")
    public int poll() {
        int place = first;
        if (place == end) {
            return -1;
        }
        first = place + 1;
        return elements[place];
    }
}
