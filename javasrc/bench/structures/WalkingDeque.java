package bench.structures;

import clew.Operation;
import clew.Values;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A deque in which elements are taken by emptying their nodes, which may be passed by others meanwhile. Wrong: an element that
 * pollFirst has found may not be the first any more when it is taken; what was added in front of it, and seen behind it, is missed.
 */
public class WalkingDeque {
    private static final class Node {
        final AtomicReference<Integer> item;
        volatile Node previous, next;

        Node(Integer item) {
            this.item = new AtomicReference<>(item);
        }
    }

    private final Node first = new Node(null), last = new Node(null);

    public WalkingDeque() {
        first.next = last;
        last.previous = first;
    }

    @Operation
    public void addFirst(@Values("0..1") Integer value) {
        insert(first, value);
    }

    @Operation
    public void addLast(@Values("0..1") Integer value) {
        synchronized (this) {
            insert(last.previous, value);
        }
    }

    private synchronized void insert(Node before, Integer value) {
        Node node = new Node(value);
        node.previous = before;
        node.next = before.next;
        node.next.previous = node;
        before.next = node;
    }

    @Operation
    public Integer pollFirst() {
        for (Node node = first.next; node != last; node = node.next) {
            Integer item = node.item.get();
            if (item != null && node.item.compareAndSet(item, null))
                return item;
        }
        return null;
    }

    @Operation
    public Integer pollLast() {
        for (Node node = last.previous; node != first; node = node.previous) {
            Integer item = node.item.get();
            if (item != null && node.item.compareAndSet(item, null))
                return item;
        }
        return null;
    }
}
