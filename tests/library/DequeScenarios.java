import clew.Verify;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * Every scenario of two threads with so many operations each on a deque of so many elements: what the operations return and leave must be
 * that of some order of them. Arguments: elements, operations of the one thread, of the other.
 */
public class DequeScenarios {
    private enum Operation {
        ADD_FIRST, ADD_LAST, POLL_FIRST, POLL_LAST, PEEK_FIRST, PEEK_LAST;

        Integer on(Deque<Integer> deque, int value) {
            switch (this) {
            case ADD_FIRST: deque.addFirst(value); return null;
            case ADD_LAST: deque.addLast(value); return null;
            case POLL_FIRST: return deque.pollFirst();
            case POLL_LAST: return deque.pollLast();
            case PEEK_FIRST: return deque.peekFirst();
            default: return deque.peekLast();
            }
        }
    }

    private static int elements;
    /** By thread. */
    private static final Operation[][] operations = new Operation[2][];
    private static final Integer[][] results = new Integer[2][];

    private static <D extends Deque<Integer>> D filled(D deque) {
        for (int i = 0; i < elements; i++)
            deque.addLast(i);
        return deque;
    }

    private static void step(Deque<Integer> deque, int thread, int index) {
        results[thread][index] = operations[thread][index].on(deque, 10 * (thread + 1) + index);
    }

    private static String outcome(Deque<Integer> deque) {
        return Arrays.deepToString(results) + deque;
    }

    /** Adds the outcomes of all orders that go on with this deque. */
    private static void addOrders(Deque<Integer> deque, int first, int second, Set<String> outcomes) {
        int[] next = {first, second};
        if (first == results[0].length && second == results[1].length)
            outcomes.add(outcome(deque));
        for (int thread = 0; thread < 2; thread++) {
            if (next[thread] < results[thread].length) {
                Deque<Integer> copy = new ArrayDeque<>(deque);
                step(copy, thread, next[thread]);
                addOrders(copy, first + (thread == 0 ? 1 : 0), second + thread, outcomes);
            }
        }
    }

    private static void run(Deque<Integer> deque, int thread) {
        for (int i = 0; i < operations[thread].length; i++)
            step(deque, thread, i);
    }

    public static void main(String[] arguments) throws InterruptedException {
        elements = Integer.parseInt(arguments[0]);
        for (int thread = 0; thread < 2; thread++) {
            int count = Integer.parseInt(arguments[1 + thread]);
            results[thread] = new Integer[count];
            operations[thread] = new Operation[count];
            for (int i = 0; i < count; i++)
                operations[thread][i] = Operation.values()[Verify.random(Operation.values().length - 1)];
        }
        Set<String> outcomes = new HashSet<>();
        addOrders(filled(new ArrayDeque<>()), 0, 0, outcomes);
        for (Integer[] list : results)
            Arrays.fill(list, null);
        ConcurrentLinkedDeque<Integer> deque = filled(new ConcurrentLinkedDeque<>());
        Thread other = new Thread(() -> run(deque, 1));
        other.start();
        run(deque, 0);
        other.join();
        assert outcomes.contains(outcome(deque)) : Arrays.deepToString(operations) + " -> " + outcome(deque);
    }
}
