package bench;

/**
 * Threads that add to one counter without a lock: additions get lost.
 * Arguments: threads, additions of each; "check" asserts that none is lost, without it every outcome is good.
 */
public final class Counter {
    static int count;

    public static void main(String[] arguments) {
        int threads = Arguments.number(arguments, 0, 2);
        int additions = Arguments.number(arguments, 1, 2);
        Threads.joinAll(Threads.startAll(Threads.make(threads, number -> () -> {
            for (int i = 0; i < additions; i++)
                count++;
        })));
        if (Arguments.has(arguments, "check"))
            assert count == threads * additions : count;
    }
}
