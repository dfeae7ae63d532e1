package java.util.concurrent;

import clew.internal.Edges;
import clew.internal.Unordered;
import java.util.PriorityQueue;

/**
 * What the elements of a heap order, for data races. An element stands for itself. Where the program compares them, who
 * inserts or removes one accesses others, too: it is ordered after all that have been inserted since the heap was empty.
 */
@Unordered
final class HeapEdges {
    private HeapEdges() {
    }

    private static boolean callsProgram(PriorityQueue<?> items, Object item) {
        return items.comparator() != null || !(item instanceof String || item instanceof Integer || item instanceof Long);
    }

    /** Before an element is inserted. */
    static void compare(PriorityQueue<?> items, Object item) {
        if (callsProgram(items, item)) {
            Edges.take(items);
        }
    }

    /** When it has been. */
    static void place(PriorityQueue<?> items, Object item) {
        Edges.giveFor(item, items, true);
        if (callsProgram(items, item)) {
            Edges.give(items);
        }
    }

    /** The first element, null if there is none. */
    static <E> E peek(PriorityQueue<E> items) {
        Edges.look(items);
        E first = items.peek();
        if (first != null) {
            Edges.takeFor(first, items);
        }
        return first;
    }

    /** Removes it; others may run where it is compared. */
    static <E> E poll(PriorityQueue<E> items) {
        E first = peek(items);
        if (first != null) {
            compare(items, first);
            items.poll();
            Edges.change(items);
            forget(items);
        }
        return first;
    }

    private static void forget(PriorityQueue<?> items) {
        if (items.isEmpty()) {
            Edges.forget(items);
        }
    }

    /** Before all elements are accessed, some of them to be removed. */
    static void seeAll(PriorityQueue<?> items) {
        Edges.look(items);
        Edges.take(items);
        for (Object item : items.toArray()) {
            Edges.takeFor(item, items);
        }
    }

    /** When some may have been. */
    static void change(PriorityQueue<?> items) {
        Edges.change(items);
        forget(items);
    }
}
