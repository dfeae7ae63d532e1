package bench;

/**
 * Waits in a loop for a flag of a thread that ends without setting it if it was told to hurry.
 * Arguments: "fixed" sets the flag in any case.
 */
public final class FlagWait {
    private static volatile boolean done, hurry;

    private FlagWait() {
    }

    public static void main(String[] arguments) {
        boolean fixed = Arguments.has(arguments, "fixed");
        Threads.startAll(new Thread(() -> {
            if (!hurry || fixed)
                done = true;
        }));
        hurry = true;
        while (!done)
            Thread.onSpinWait();
    }
}
