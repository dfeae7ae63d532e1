import clew.Operation;
import clew.Values;

/** Wrong: a copy may be refreshed with what was there before a write. Shows only if a read is called after the write has returned. */
public class Stale {
    private volatile int value, copy;

    @Operation public void write(@Values("1") int written) { value = written; copy = written; }
    @Operation public void refresh() { copy = value; }
    @Operation public int read() { return copy; }
}
