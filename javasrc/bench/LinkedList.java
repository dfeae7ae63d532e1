package bench;

/**
 * A linked list whose addLast finds the end without a lock and locks only the linking: two threads may link to the same node, and
 * one of the new nodes is lost.
 * Arguments: threads, elements in all; "fixed" locks all of addLast.
 */
public final class LinkedList {
    private static final class Node {
        final Integer value;
        Node next;

        Node(Integer value) {
            this.value = value;
        }
    }

    private final Node head = new Node(null);

    private void addLast(Integer value) {
        Node last = head;
        while (last.next != null)
            last = last.next;
        insertAfter(last, value);
    }

    private synchronized void addLastLocked(Integer value) {
        addLast(value);
    }

    private void insertAfter(Node node, Integer value) {
        Node added = new Node(value);
        synchronized (this) {
            node.next = added;
        }
    }

    private int size() {
        int size = 0;
        for (Node node = head.next; node != null; node = node.next)
            size++;
        return size;
    }

    public static void main(String[] arguments) {
        int threads = Arguments.number(arguments, 0, 2);
        int size = Arguments.number(arguments, 1, 4);
        boolean fixed = Arguments.has(arguments, "fixed");
        int step = size / threads;
        LinkedList list = new LinkedList();
        Threads.joinAll(Threads.startAll(Threads.make(threads, number -> () -> {
            for (int i = number * step; i < (number + 1) * step; i++) {
                if (fixed)
                    list.addLastLocked(i);
                else
                    list.addLast(i);
            }
        })));
        if (list.size() != step * threads)
            throw new IllegalStateException("only " + list.size() + " elements");
    }
}
