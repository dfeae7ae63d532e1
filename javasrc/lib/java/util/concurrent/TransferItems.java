package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Chance;
import clew.internal.Edges;
import clew.internal.Pause;
import clew.internal.Unordered;
import clew.internal.Wait;
import java.util.AbstractQueue;

/** Meeting of producers and consumers: a list of either offers or requests (never both: they would match). */
@Unordered
abstract class TransferItems<E> extends AbstractQueue<E> {
    Node<E> first;

    /** Edges of a node: from whoever listed it, and from whoever matched it. */
    private static final int FROM_LISTED = 0, FROM_MATCHER = 1;

    private static void give(Node<?> node, int side) {
        Edges.give(node, side, side + 1);
    }

    private static void take(Node<?> node, int side) {
        Edges.take(node, side, side + 1);
    }

    /** An offer or a request. Once matched it is out of the list, but still knows what came after it. */
    static final class Node<E> {
        final boolean request;
        E item;
        boolean matched;
        Node<E> next;

        Node(E item) {
            this.item = item;
            request = item == null;
        }
    }

    private void add(Node<E> node) {
        give(node, FROM_LISTED);
        if (node.request) {
            Edges.change(this);
        }
        if (first == null) {
            first = node;
            return;
        }
        Node<E> last = first;
        while (last.next != null) {
            last = last.next;
        }
        last.next = node;
    }

    final void unlink(Node<E> node) {
        if (first == node) {
            first = node.next;
            return;
        }
        for (Node<E> before = first; before != null; before = before.next) {
            if (before.next == node) {
                before.next = node.next;
                return;
            }
        }
    }

    /** Accesses the element of an offer. */
    final void see(Node<E> node) {
        take(node, FROM_LISTED);
    }

    /** Takes a node out and lets its thread go on. Who takes an element, or waits for a taker, is ordered after the other. */
    final E match(Node<E> node, E given, boolean meets) {
        if (meets || !node.request) {
            take(node, FROM_LISTED);
        }
        give(node, FROM_MATCHER);
        Edges.change(this);
        E taken = node.item;
        unlink(node);
        node.matched = true;
        node.item = given;
        Wait.wakeAll(node);
        return taken;
    }

    /** Queues an offer that nobody waits with. */
    final void leave(E item) {
        if (!hand(item, false)) {
            add(new Node<>(item));
        }
    }

    /** Whether those that wait of this kind are served in the order in which they came; otherwise in any. */
    abstract boolean inOrder(boolean requests);

    /** The offer or request that is next to be matched. */
    private Node<E> next() {
        Node<E> node = first;
        for (int skipped = inOrder(first.request) ? 0 : Chance.below(count(first.request)); skipped > 0; skipped--) {
            node = node.next;
        }
        return node;
    }

    /** Gives the item to a consumer that waits; meets: the producer would wait for one. */
    final boolean hand(E item, boolean meets) {
        if (meets) {
            Edges.look(this);
        }
        if (first == null || !first.request) {
            return false;
        }
        match(next(), item, meets);
        return true;
    }

    /** Takes an item that is offered. */
    final E grab() {
        Edges.look(this);
        return first == null || first.request ? null : match(next(), null, true);
    }

    /** Waits until the item has a taker. */
    final boolean transfer(E item, long nanos) throws InterruptedException {
        return hand(item, true) || nanos > 0 && await(new Node<>(item), nanos);
    }

    /** Waits for an item. */
    final E receive(long nanos) throws InterruptedException {
        E item = grab();
        if (item == null && nanos > 0) {
            Node<E> request = new Node<>(null);
            await(request, nanos);
            item = request.item;
        }
        return item;
    }

    private boolean await(Node<E> node, long nanos) throws InterruptedException {
        add(node);
        try {
            // Listed and asleep in one step; matched is set before the wake.
            while (!node.matched && nanos > 0) {
                nanos = Pause.on(node, nanos);
            }
            if (node.matched) {
                take(node, FROM_MATCHER);
            }
            return node.matched;
        } catch (InterruptedException exception) {
            // Who was interrupted can still be matched before it goes on: then the item has changed hands.
            if (!node.matched) {
                throw exception;
            }
            Thread.currentThread().interrupt();
            take(node, FROM_MATCHER);
            return true;
        } finally {
            if (!node.matched) {
                unlink(node);
            }
        }
    }

    @Atomic
    final int waiting(boolean requests) {
        Edges.learn();
        return count(requests);
    }

    private int count(boolean requests) {
        int count = 0;
        for (Node<E> node = first; node != null && node.request == requests; node = node.next) {
            count++;
        }
        return count;
    }
}
