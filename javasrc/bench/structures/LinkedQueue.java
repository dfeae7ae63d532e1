package bench.structures;

import clew.Operation;
import clew.Values;
import java.util.concurrent.atomic.AtomicReference;

/** The queue of Michael and Scott (PODC 1996): whoever finds the tail behind the last node moves it on. */
public class LinkedQueue {
    static final class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) {
            this.value = value;
        }
    }

    final AtomicReference<Node> head;
    final AtomicReference<Node> tail;

    public LinkedQueue() {
        Node dummy = new Node(0);
        head = new AtomicReference<>(dummy);
        tail = new AtomicReference<>(dummy);
    }

    @Operation
    public void add(@Values("0..1") int value) {
        Node node = new Node(value);
        for (;;) {
            Node last = tail.get(), next = last.next.get();
            if (next != null) {
                tail.compareAndSet(last, next);
            } else if (last.next.compareAndSet(null, node)) {
                tail.compareAndSet(last, node);
                return;
            }
        }
    }

    @Operation
    public Integer poll() {
        for (;;) {
            Node first = head.get(), last = tail.get(), next = first.next.get();
            if (next == null)
                return null;
            if (first == last)
                tail.compareAndSet(last, next);
            else if (head.compareAndSet(first, next))
                return next.value;
        }
    }

    /** Wrong: nobody helps. The tail may stay behind, or even go back, and is taken for the end all the same. */
    public static final class Unhelped extends LinkedQueue {
        @Override
        @Operation
        public void add(@Values("0..1") int value) {
            Node node = new Node(value), last = tail.get();
            while (!last.next.compareAndSet(null, node))
                last = last.next.get();
            tail.set(node);
        }

        @Override
        @Operation
        public Integer poll() {
            for (;;) {
                Node first = head.get();
                if (first == tail.get())
                    return null;
                Node next = first.next.get();
                if (next != null && head.compareAndSet(first, next))
                    return next.value;
            }
        }
    }
}
