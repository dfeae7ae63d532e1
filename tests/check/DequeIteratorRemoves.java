// verdict: none
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/** An iterator of a deque that was changed removes what it returned last, or says that the deque was changed; never another element. */
public class DequeIteratorRemoves {
    static void change(Consumer<ArrayDeque<Integer>> change, int length, int steps, boolean downwards) {
        ArrayDeque<Integer> deque = new ArrayDeque<>();
        for (int i = 0; i < length; i++) deque.add(i);
        Iterator<Integer> iterator = downwards ? deque.descendingIterator() : deque.iterator();
        Integer last = null;
        for (int i = 0; i < steps; i++) last = iterator.next();
        change.accept(deque);
        Object[] before = deque.toArray();
        try {
            iterator.remove();
            List<Object> expected = new java.util.ArrayList<>(Arrays.asList(before));
            if (!expected.remove(last) || !expected.equals(Arrays.asList(deque.toArray()))) throw new AssertionError(last + " of " + expected);
        } catch (ConcurrentModificationException e) {
            if (!Arrays.equals(before, deque.toArray()) || deque.contains(last)) throw new AssertionError(e);
        }
    }

    public static void main(String[] arguments) {
        List<Consumer<ArrayDeque<Integer>>> changes = Arrays.asList(ArrayDeque::clear, ArrayDeque::pollFirst, ArrayDeque::pollLast,
            deque -> deque.addFirst(1000), deque -> deque.addLast(1000), deque -> { }, deque -> deque.removeIf(i -> i % 2 == 0));
        for (int length : new int[] {1, 3, 70}) {
            for (int steps = 1; steps <= Math.min(length, 3); steps++) {
                for (Consumer<ArrayDeque<Integer>> change : changes) {
                    change(change, length, steps, false);
                    change(change, length, steps, true);
                }
            }
        }
    }
}
