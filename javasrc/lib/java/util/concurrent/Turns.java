package java.util.concurrent;

import clew.internal.Edges;
import clew.internal.Pause;
import clew.internal.Unordered;
import clew.internal.Wait;

/** Threads that wait for something in the order in which they came, each with an item to give or a place for one to get. */
@Unordered
final class Turns<E> {
    private Turn<E> first;

    /** The turn of one thread: out of the list once it is served. */
    private static final class Turn<E> {
        E item;
        boolean served;
        Turn<E> next;
    }

    boolean isEmpty() {
        return first == null;
    }

    /** The turn of the one that has waited longest: where it gave its item. */
    Object next() {
        return first;
    }

    /** Serves the one that has waited longest: it gets this item, and the item it had is returned. */
    E serve(E given) {
        Turn<E> turn = first;
        first = turn.next;
        E had = turn.item;
        turn.item = given;
        turn.served = true;
        if (given != null) {
            Edges.give(turn);
        }
        Wait.wakeAll(turn);
        return had;
    }

    private void add(Turn<E> turn) {
        if (first == null) {
            first = turn;
            return;
        }
        Turn<E> last = first;
        while (last.next != null) {
            last = last.next;
        }
        last.next = turn;
    }

    private void remove(Turn<E> turn) {
        if (first == turn) {
            first = turn.next;
            return;
        }
        Turn<E> before = first;
        while (before.next != turn) {
            before = before.next;
        }
        before.next = turn.next;
    }

    /** Waits for its turn at most so long: false if it has not come. */
    boolean await(E item, long nanos) throws InterruptedException {
        return await(newTurn(item), nanos);
    }

    /** Waits at most so long for an item: null if there was none. */
    E awaitItem(long nanos) throws InterruptedException {
        Turn<E> turn = newTurn(null);
        if (!await(turn, nanos)) {
            return null;
        }
        Edges.take(turn);
        return turn.item;
    }

    private Turn<E> newTurn(E item) {
        Turn<E> turn = new Turn<>();
        turn.item = item;
        if (item != null) {
            Edges.give(turn);
        }
        add(turn);
        return turn;
    }

    private boolean await(Turn<E> turn, long nanos) throws InterruptedException {
        try {
            // Listed and asleep in one step; served is set before the wake.
            while (!turn.served && nanos > 0) {
                nanos = Pause.on(turn, nanos);
            }
        } catch (InterruptedException exception) {
            // Who was interrupted can still be served before it goes on: then the item has changed hands.
            if (!turn.served) {
                throw exception;
            }
            Thread.currentThread().interrupt();
        } finally {
            if (!turn.served) {
                remove(turn);
            }
        }
        return turn.served;
    }
}
