package bench.structures;

import clew.Operation;
import clew.Values;
import java.util.concurrent.atomic.AtomicReference;

/** Treiber's stack (1986): the top is exchanged by compare-and-set. */
public class TreiberStack {
    /** One element. Values are exchanged only where nodes are used again. */
    static final class Node {
        volatile int value;
        volatile Node next;
    }

    final AtomicReference<Node> top = new AtomicReference<>();

    @Operation
    public void push(@Values("0..1") int value) {
        Node node = allocate();
        node.value = value;
        do
            node.next = top.get();
        while (!top.compareAndSet(node.next, node));
    }

    @Operation
    public Integer pop() {
        for (;;) {
            Node first = top.get();
            if (first == null)
                return null;
            int value = first.value;
            if (top.compareAndSet(first, first.next)) {
                release(first);
                return value;
            }
        }
    }

    Node allocate() {
        return new Node();
    }

    void release(Node node) {
    }

    /** Wrong: the node that was popped last is used again, so that an equal top may be another element (ABA). */
    public static final class Recycled extends TreiberStack {
        private final AtomicReference<Node> free = new AtomicReference<>();

        @Override
        Node allocate() {
            Node node = free.getAndSet(null);
            return node == null ? new Node() : node;
        }

        @Override
        void release(Node node) {
            free.set(node);
        }
    }
}
