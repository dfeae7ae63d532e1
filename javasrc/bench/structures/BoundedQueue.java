package bench.structures;

import clew.Operation;
import clew.Values;

/** A queue of at most one element: put and take wait until they can go on. */
public class BoundedQueue {
    Integer element;

    @Operation
    public synchronized void put(@Values("0..1") int value) throws InterruptedException {
        while (element != null)
            wait();
        element = value;
        notifyAll();
    }

    @Operation
    public synchronized Integer take() throws InterruptedException {
        while (element == null)
            wait();
        Integer taken = element;
        element = null;
        notifyAll();
        return taken;
    }

    /** Wrong: who was woken takes for granted that there is an element. */
    public static final class If extends BoundedQueue {
        @Override
        @Operation
        public synchronized Integer take() throws InterruptedException {
            if (element == null)
                wait();
            Integer taken = element;
            element = null;
            notifyAll();
            return taken;
        }
    }

    /** Wrong: nobody is woken, so a thread may wait for ever although there is an element. */
    public static final class Silent extends BoundedQueue {
        @Override
        @Operation
        public synchronized void put(@Values("0..1") int value) throws InterruptedException {
            while (element != null)
                wait();
            element = value;
        }
    }
}
