package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Edges;
import clew.internal.Pause;
import clew.internal.Unordered;
import clew.internal.Wait;

/** A point where two threads swap objects. */
@Unordered
public class Exchanger<V> {
    private Offer waiting;

    /** Edges of an offer: to the second thread, and back to the first. */
    private static final int TO_SECOND = 0, TO_FIRST = 1;

    /** What the thread that came first offers, and what it gets. */
    private static final class Offer {
        final Object given;
        Object taken;
        boolean matched;

        Offer(Object given) {
            this.given = given;
        }
    }

    public Exchanger() {
    }

    @Atomic
    public V exchange(V x) throws InterruptedException {
        try {
            return exchange(x, Pause.FOREVER);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    @Atomic
    public V exchange(V x, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        return exchange(x, unit.toNanos(timeout));
    }

    @SuppressWarnings("unchecked")
    private V exchange(V x, long nanos) throws InterruptedException, TimeoutException {
        Pause.checkInterrupt();
        Offer offer = waiting;
        if (offer != null) {
            waiting = null;
            Edges.take(offer, TO_SECOND, TO_SECOND + 1);
            Edges.give(offer, TO_FIRST, TO_FIRST + 1);
            offer.taken = x;
            offer.matched = true;
            Wait.wake(offer);
            return (V) offer.given;
        }
        offer = new Offer(x);
        waiting = offer;
        Edges.give(offer, TO_SECOND, TO_SECOND + 1);
        try {
            // Offered and asleep in one step; matched is set before the wake, and only by a thread that took the offer.
            while (!offer.matched) {
                if (nanos <= 0) {
                    throw new TimeoutException();
                }
                nanos = Pause.on(offer, nanos);
            }
        } catch (InterruptedException exception) {
            // Who was interrupted can still be matched before it goes on: then both have what the other gave.
            if (!offer.matched) {
                throw exception;
            }
            Thread.currentThread().interrupt();
        } finally {
            if (waiting == offer) {
                waiting = null;
            }
        }
        Edges.take(offer, TO_FIRST, TO_FIRST + 1);
        return (V) offer.taken;
    }
}
