package bench;

/** Threads that add to one counter under one lock: nothing is wrong. Arguments: threads, additions of each. */
public final class CounterSync {
    static int count;

    private static synchronized void add() {
        count++;
    }

    public static void main(String[] arguments) {
        int threads = Arguments.number(arguments, 0, 2);
        int additions = Arguments.number(arguments, 1, 2);
        Threads.joinAll(Threads.startAll(Threads.make(threads, number -> () -> {
            for (int i = 0; i < additions; i++)
                add();
        })));
        assert count == threads * additions : count;
    }
}
