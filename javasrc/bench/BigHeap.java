package bench;

/**
 * Many objects that never change, beside two threads that add to a counter: a state must not cost more for them.
 * Nothing is wrong. Arguments: objects, additions of each thread.
 */
public final class BigHeap {
    private static final class Node {
        private final Node next;
        private final int value;

        Node(Node next, int value) {
            this.next = next;
            this.value = value;
        }
    }

    static Node ballast;
    static int count;

    private static long weight() {
        long weight = 0;
        for (Node node = ballast; node != null; node = node.next)
            weight += node.value;
        return weight;
    }

    public static void main(String[] arguments) {
        int objects = Arguments.number(arguments, 0, 1000);
        int additions = Arguments.number(arguments, 1, 4);
        for (int i = 0; i < objects; i++)
            ballast = new Node(ballast, i);
        Threads.joinAll(Threads.startAll(Threads.make(2, number -> () -> {
            for (int i = 0; i < additions; i++)
                count++;
        })));
        assert weight() == (long) objects * (objects - 1) / 2;
    }
}
