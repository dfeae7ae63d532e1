// verdict: none
// with --property race --search bfs --check-states: none

/** The group of a thread tells whether it has ended: a search that did not expect that ends, and starts over. */
public class GroupAsked {
    private static volatile int x;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> x = 1);
        thread.start();
        int seen = x;
        assert thread.getThreadGroup() != null || x == 1 : seen;
    }
}
