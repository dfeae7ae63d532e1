package bench.deos;

/** Threads in a ring of nodes; the list itself is the node where the ring begins and ends. */
final class ThreadList extends ThreadNode {
    ThreadList() {
        super(null);
    }

    boolean isEmpty() {
        return next == this;
    }

    ThreadNode first() {
        return next;
    }

    void addFirst(ThreadNode node) {
        node.addAfter(this);
    }

    void addLast(ThreadNode node) {
        node.addAfter(previous);
    }
}
