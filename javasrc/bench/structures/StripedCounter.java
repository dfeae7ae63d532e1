package bench.structures;

import clew.Operation;
import clew.Values;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A sum in several cells, against contention. Reading it adds them up one after the other: not linearizable, since it may miss a
 * number and see a later one; but what is seen in the end, and when nobody adds, is right.
 */
public class StripedCounter {
    private final AtomicInteger[] cells = {new AtomicInteger(), new AtomicInteger()};

    @Operation
    public void add(@Values("1..2") int number) {
        cells[number % cells.length].addAndGet(number);
    }

    @Operation
    public int sum() {
        int sum = 0;
        for (AtomicInteger cell : cells)
            sum += cell.get();
        return sum;
    }
}
