import clew.Operation;
import clew.Values;

/** Every kind of parameter and mark, and nothing that could go wrong. */
public class Marked {
    public enum Colour { RED, GREEN }

    private String last = "";

    @Operation public synchronized String text(String text) { return last = text; }
    @Operation public synchronized boolean flag(boolean flag) { return flag; }
    @Operation public synchronized Colour colour(Colour colour) { return colour; }
    @Operation public synchronized long number(@Values("5..6") long number, byte other) { return number + other; }
    @Operation(nonParallelGroup = "one") public synchronized void group(char c) { }
    @Operation(nonParallelGroup = "one", runOnce = true) synchronized double once(Object any) { return 1.5; }
    public synchronized void unmarked(Thread thread) { }
    public synchronized int open() { return last.length(); }
}
