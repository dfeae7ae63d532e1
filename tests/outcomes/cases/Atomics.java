import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** The documentation of java.util.concurrent.atomic: what each method returns and leaves, and that each is one action. */
class Atomics extends Case {
    static final AtomicInteger a = new AtomicInteger();
    volatile int field;

    // AtomicInteger: what is returned and what is left.
    // outcomes: 0 2 2 2 3 7 7 8 6
    static String integerMethods() {
        String all = a.getAndIncrement() + " " + a.incrementAndGet() + " " + a.getAndSet(2) + " " + a.getAndAdd(1) + " " + a.get();
        return all + " " + a.addAndGet(4) + " " + a.getAndUpdate(x -> x + 1) + " " + a.getAndDecrement() + " "
            + a.updateAndGet(x -> x - 1);
    }

    // accumulate and compare methods.
    // outcomes: 0 3 9 false true 4 4
    static String integerMore() {
        String all = a.getAndAccumulate(3, Integer::sum) + " " + a.get() + " " + a.accumulateAndGet(3, (x, y) -> x * y);
        return all + " " + a.compareAndSet(1, 4) + " " + a.compareAndSet(9, 4) + " " + a.compareAndExchange(5, 6) + " "
            + a.getPlain();
    }

    // Increments are not lost.
    // outcomes: 2
    static String increments() throws Exception {
        return end(start(a::incrementAndGet), start(a::getAndIncrement)) + a;
    }

    // get and set are two actions.
    // outcomes: 1 | 2
    static String getThenSet() throws Exception {
        Body body = () -> a.set(a.get() + 1);
        return end(start(body), start(body)) + a;
    }

    // compareAndSet: of two with the same expectation one succeeds.
    // outcomes: true false 1 | false true 2
    static String compareAndSet() throws Exception {
        boolean[] won = new boolean[2];
        end(start(() -> won[0] = a.compareAndSet(0, 1)), start(() -> won[1] = a.compareAndSet(0, 2)));
        return won[0] + " " + won[1] + " " + a;
    }

    // Each of two gets another ticket.
    // outcomes: 0 1 | 1 0
    static String tickets() throws Exception {
        int[] got = new int[2];
        end(start(() -> got[0] = a.getAndIncrement()), start(() -> got[1] = a.getAndIncrement()));
        return got[0] + " " + got[1];
    }

    // getAndUpdate: the function may be applied again when others come in between, the update is one action.
    // outcomes: 3 | 4
    static String updates() throws Exception {
        return end(start(() -> a.updateAndGet(x -> x + 1)), start(() -> a.updateAndGet(x -> x * 2 + 2))) + a;
    }

    // getAndUpdate: "may be re-applied": how often the function was called.
    // outcomes: 2 2 | 2 3
    static String updatesAgain() throws Exception {
        AtomicInteger calls = new AtomicInteger();
        Body body = () -> a.updateAndGet(x -> {
            calls.incrementAndGet();
            return x + 1;
        });
        return end(start(body), start(body)) + a + " " + calls;
    }

    // AtomicLong.
    // outcomes: 1 1 3 true 8
    static String longMethods() {
        AtomicLong value = new AtomicLong();
        return value.incrementAndGet() + " " + value.getAndAdd(2) + " " + value.get() + " " + value.compareAndSet(3, 8) + " "
            + value.getAndSet(0);
    }

    // AtomicBoolean: one of two wins.
    // outcomes: true false | false true
    static String booleanWins() throws Exception {
        AtomicBoolean flag = new AtomicBoolean();
        boolean[] won = new boolean[2];
        end(start(() -> won[0] = flag.compareAndSet(false, true)), start(() -> won[1] = !flag.getAndSet(true)));
        return won[0] + " " + won[1];
    }

    // AtomicReference compares with ==.
    // outcomes: false true y
    static String reference() {
        String x = new String("x");
        AtomicReference<String> reference = new AtomicReference<>(x);
        return reference.compareAndSet(new String("x"), "y") + " " + reference.compareAndSet(x, "y") + " " + reference.get();
    }

    // Arrays: elements are independent; bounds are checked.
    // outcomes: 1 2 ArrayIndexOutOfBoundsException
    static String arrays() throws Exception {
        AtomicIntegerArray array = new AtomicIntegerArray(2);
        end(start(() -> array.incrementAndGet(0)), start(() -> array.addAndGet(1, 2)));
        return array.get(0) + " " + array.get(1) + " " + thrown(() -> array.get(2));
    }

    // AtomicReferenceArray.
    // outcomes: null a true b
    static String referenceArray() {
        AtomicReferenceArray<String> array = new AtomicReferenceArray<>(1);
        return array.getAndSet(0, "a") + " " + array.get(0) + " " + array.compareAndSet(0, "a", "b") + " " + array.get(0);
    }

    // Field updaters: atomic among updaters.
    // outcomes: 2
    static String updater() throws Exception {
        AtomicIntegerFieldUpdater<Atomics> updater = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "field");
        Atomics object = new Atomics();
        return end(start(() -> updater.incrementAndGet(object)), start(() -> updater.getAndIncrement(object))) + object.field;
    }

    // Stamped and marked references change both at once.
    // outcomes: false true y 1 false true true
    static String stampedAndMarked() {
        AtomicStampedReference<String> stamped = new AtomicStampedReference<>("x", 0);
        AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("x", false);
        String all = stamped.compareAndSet("x", "y", 1, 2) + " " + stamped.compareAndSet("x", "y", 0, 1) + " "
            + stamped.getReference() + " " + stamped.getStamp();
        return all + " " + marked.isMarked() + " " + marked.attemptMark("x", true) + " " + marked.isMarked();
    }

    // LongAdder: sums are right when nobody adds; sumThenReset.
    // outcomes: 3 3 0
    static String adder() throws Exception {
        LongAdder adder = new LongAdder();
        end(start(adder::increment), start(() -> adder.add(2)));
        return adder.sum() + " " + adder.sumThenReset() + " " + adder.sum();
    }

    // LongAdder.sum while others add: some of their additions may be missing.
    // outcomes: 0 | 1 | 2
    static String adderDuring() throws Exception {
        LongAdder adder = new LongAdder();
        Thread b = start(adder::increment), c = start(adder::increment);
        long seen = adder.sum();
        end(b, c);
        return "" + seen;
    }

    // LongAccumulator.
    // outcomes: 7 7 0
    static String accumulator() throws Exception {
        LongAccumulator most = new LongAccumulator(Math::max, 0);
        end(start(() -> most.accumulate(3)), start(() -> most.accumulate(7)));
        return most.get() + " " + most.getThenReset() + " " + most.get();
    }
}
