// verdict: assertion
import java.util.concurrent.ConcurrentLinkedDeque;

/** A search through a linked deque is no snapshot: it can miss an element that is always there, at one end or at the other. HotSpot shows it. */
public class AlwaysThereButNotFound {
    private static final ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();

    public static void main(String[] arguments) {
        deque.add(1);
        deque.add(2);
        new Thread(() -> {
            deque.addFirst(2);
            deque.removeLast();
        }).start();
        assert deque.contains(2) : "missed";
    }
}
