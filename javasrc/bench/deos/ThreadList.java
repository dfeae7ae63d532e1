package bench.deos;

/** Threads in a ring of nodes; the list itself is where the ring begins and ends. */
final class ThreadList extends ThreadList.Node {
    /** A thread's place in a list. */
    static class Node {
        final KernelThread thread;
        private Node previous = this, next = this;

        Node(KernelThread thread) {
            this.thread = thread;
        }

        final void addAfter(Node other) {
            previous = other;
            next = other.next;
            next.previous = this;
            other.next = this;
        }

        final void remove() {
            previous.next = next;
            next.previous = previous;
            previous = next = this;
        }
    }

    ThreadList() {
        super(null);
    }

    boolean isEmpty() {
        return first() == this;
    }

    Node first() {
        return ((Node) this).next;
    }

    void addFirst(Node node) {
        node.addAfter(this);
    }

    void addLast(Node node) {
        node.addAfter(((Node) this).previous);
    }
}
