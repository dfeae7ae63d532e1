package bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Many objects that never change, beside two threads that work: a state must not cost more for them. Nothing is wrong.
 * Arguments: objects, rounds of each thread, and words. What the threads do in a round: add to a counter; {@code local}: with objects that
 * only they know; {@code queue}: move a node from one linked queue to another; {@code library}: use a list, a map and strings.
 * Where the objects are: in a linked list in a static field; {@code array}, {@code map}: in those; {@code frame}: only a
 * waiting thread's local variable has them.
 */
public final class BigHeap {
    private static final class Node {
        private Node next;
        private final int value;

        Node(Node next, int value) {
            this.next = next;
            this.value = value;
        }
    }

    private static final class Queue {
        private Node first, last;

        synchronized void add(Node node) {
            if (first == null)
                first = node;
            else
                last.next = node;
            last = node;
        }

        synchronized Node take() {
            Node node = first;
            if (node == null)
                return null;
            first = node.next;
            node.next = null;
            return node;
        }

        synchronized int length() {
            int length = 0;
            for (Node node = first; node != null; node = node.next)
                length++;
            return length;
        }
    }

    static int count;
    static Object ballast;
    static final Object keeping = new Object();
    static Queue left = new Queue(), right = new Queue();
    static List<Integer> list = new ArrayList<>();
    static Map<String, Integer> map = new HashMap<>();

    private static Object makeList(int objects) {
        Node first = null;
        for (int i = 0; i < objects; i++)
            first = new Node(first, i);
        return first;
    }

    private static Object makeArray(int objects) {
        Node[] nodes = new Node[objects];
        for (int i = 0; i < objects; i++)
            nodes[i] = new Node(null, i);
        return nodes;
    }

    private static Object makeMap(int objects) {
        Map<Integer, Node> nodes = new HashMap<>();
        for (int i = 0; i < objects / 3; i++)
            nodes.put(i, new Node(null, i));
        return nodes;
    }

    private static Object make(String[] arguments, int objects) {
        if (Arguments.has(arguments, "array"))
            return makeArray(objects);
        return Arguments.has(arguments, "map") ? makeMap(objects) : makeList(objects);
    }

    private static void keepInFrame(Object held) {
        Thread keeper = new Thread(() -> {
            Object kept = held;
            synchronized (keeping) {
                Threads.await(keeping);
            }
            assert kept == null : "nobody ends the wait";
        });
        keeper.setDaemon(true);
        keeper.start();
    }

    private static void workLocally() {
        Queue queue = new Queue();
        queue.add(new Node(null, count));
        queue.add(new Node(null, 1));
        count = queue.take().value + queue.take().value;
    }

    private static void moveNode() {
        Node node = left.take();
        if (node != null)
            right.add(node);
        left.add(new Node(null, 0));
    }

    private static void useLibrary(int number) {
        String key = "thread " + number;
        synchronized (list) {
            list.add(number);
            map.merge(key, 1, Integer::sum);
        }
        synchronized (list) {
            int sum = 0;
            for (int value : list)
                sum += value;
            count = sum;
            list.remove(list.size() - 1);
            map.remove(key);
        }
    }

    private static void work(String[] arguments, int number) {
        if (Arguments.has(arguments, "local"))
            workLocally();
        else if (Arguments.has(arguments, "queue"))
            moveNode();
        else if (Arguments.has(arguments, "library"))
            useLibrary(number);
        else
            count++;
    }

    public static void main(String[] arguments) {
        int objects = Arguments.number(arguments, 0, 1000);
        int rounds = Arguments.number(arguments, 1, 4);
        Object held = make(arguments, objects);
        if (Arguments.has(arguments, "frame"))
            keepInFrame(held);
        else
            ballast = held;
        Threads.joinAll(Threads.startAll(Threads.make(2, number -> () -> {
            for (int i = 0; i < rounds; i++)
                work(arguments, number);
        })));
        assert left.length() <= 2 * rounds && list.isEmpty() && map.isEmpty();
    }
}
