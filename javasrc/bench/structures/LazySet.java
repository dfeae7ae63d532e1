package bench.structures;

import clew.Operation;
import clew.Values;

/**
 * A set as a sorted list with a lock in each node (Heller et al., "A lazy concurrent list-based set algorithm", 2005). Nodes are
 * found without locks; then two are locked, and it is validated that they are still in the list, one after the other.
 */
public class LazySet {
    private static final class Node {
        final int key;
        volatile Node next;
        volatile boolean removed;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

    @Operation
    public boolean add(@Values("0..1") int key) {
        for (;;) {
            Node before = head, after = before.next;
            for (; after.key < key; after = after.next)
                before = after;
            synchronized (before) {
                synchronized (after) {
                    if (!isValid(before, after))
                        continue;
                    if (after.key == key)
                        return false;
                    before.next = new Node(key, after);
                    return true;
                }
            }
        }
    }

    @Operation
    public boolean remove(@Values("0..1") int key) {
        for (;;) {
            Node before = head, after = before.next;
            for (; after.key < key; after = after.next)
                before = after;
            synchronized (before) {
                synchronized (after) {
                    if (!isValid(before, after))
                        continue;
                    if (after.key != key)
                        return false;
                    after.removed = true;
                    before.next = after.next;
                    return true;
                }
            }
        }
    }

    @Operation
    public boolean contains(@Values("0..1") int key) {
        Node node = head.next;
        while (node.key < key)
            node = node.next;
        return node.key == key && !node.removed;
    }

    boolean isValid(Object before, Object after) {
        return !((Node) before).removed && !((Node) after).removed && ((Node) before).next == after;
    }

    /** Wrong: what was found is not looked at again when it is locked. */
    public static final class Unvalidated extends LazySet {
        @Override
        boolean isValid(Object before, Object after) {
            return true;
        }
    }
}
