package bench.deos;

/** A thread's place in a list. */
class ThreadNode {
    final KernelThread thread;
    ThreadNode previous = this, next = this;

    ThreadNode(KernelThread thread) {
        this.thread = thread;
    }

    final void addAfter(ThreadNode other) {
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
