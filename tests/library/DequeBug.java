import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * The smallest scenario in which the JDK's ConcurrentLinkedDeque does what no order of the operations explains (JDK-8256833): pollFirst
 * takes 1, so it came before addFirst, and after that only 2 is left; but peekLast still finds 1.
 */
public class DequeBug {
    public static void main(String[] arguments) throws InterruptedException {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        Integer[] taken = new Integer[1];
        deque.addLast(1);
        Thread other = new Thread(() -> taken[0] = deque.pollFirst());
        other.start();
        deque.addFirst(2);
        Integer last = deque.peekLast();
        other.join();
        assert taken[0] != 1 || last == 2 : "pollFirst took " + taken[0] + ", then peekLast found " + last;
    }
}
