package bench.structures;

import clew.Operation;
import clew.Values;

/** The queue with two locks of Michael and Scott (PODC 1996): one for the head, one for the tail. */
public class TwoLockQueue {
    private static final class Node {
        final int value;
        volatile Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private final Object headLock = new Object(), tailLock = new Object();
    private Node head = new Node(0), tail = head;

    @Operation
    public void add(@Values("0..1") int value) {
        Node node = new Node(value);
        synchronized (tailLock) {
            tail.next = node;
            tail = node;
        }
    }

    @Operation
    public Integer poll() {
        synchronized (headLock) {
            Node next = head.next;
            if (next == null)
                return null;
            head = next;
            return next.value;
        }
    }

    /** Wrong: the first element is looked at without a lock, and is gone when it is removed. */
    public static final class Unlocked extends TwoLockQueue {
        @Override
        @Operation
        public Integer poll() {
            Node next = super.head.next;
            if (next == null)
                return null;
            super.head = next;
            return next.value;
        }
    }
}
