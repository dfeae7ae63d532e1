// verdict: assertion
/** Both threads start another; who of these is met first by a search is not who is first on the path that it shows. */
public class NamedByThePath {
    private static volatile int turns, first, digits;

    private static synchronized int nextTurn() {
        return ++turns;
    }

    private static void run(int me, Thread[] children) {
        if (nextTurn() == 1)
            first = me;
        children[me] = new Thread(() -> digits = digits * 10 + me);
        children[me].start();
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] children = new Thread[3];
        Thread one = new Thread(() -> run(1, children)), other = new Thread(() -> run(2, children));
        one.start();
        other.start();
        one.join();
        other.join();
        children[1].join();
        children[2].join();
        assert first != 2 || digits != 12;
        assert first != 2 || digits != 21;
    }
}
