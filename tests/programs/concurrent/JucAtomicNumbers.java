// since: 17
import java.util.concurrent.atomic.*;

/** Atomic numbers: all kinds of updates, from one thread and from several. */
public class JucAtomicNumbers {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndDecrement() + " " + i.decrementAndGet());
        System.out.println(i.getAndAdd(10) + " " + i.addAndGet(-3) + " " + i.getAndSet(7) + " " + i);
        System.out.println(i.compareAndSet(7, 8) + " " + i.compareAndSet(7, 9) + " " + i.compareAndExchange(8, 1) + " " + i.compareAndExchange(8, 2));
        System.out.println(i.getAndUpdate(x -> x * 5) + " " + i.updateAndGet(x -> x + 2) + " " + i.getAndAccumulate(3, Math::max) + " " + i.accumulateAndGet(10, (a, b) -> a - b));
        i.lazySet(42);
        System.out.println(i.getPlain() + " " + i.getAcquire() + " " + i.getOpaque() + " " + i.intValue() + " " + i.doubleValue());
        i.set(Integer.MAX_VALUE);
        System.out.println(i.incrementAndGet());
        AtomicLong l = new AtomicLong(1L << 40);
        System.out.println(l.addAndGet(1) + " " + l.updateAndGet(x -> ~x) + " " + l.weakCompareAndSetVolatile(0, 1) + " " + l.floatValue());
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + " " + b + " " + b.compareAndExchange(false, true));
        AtomicInteger shared = new AtomicInteger();
        LongAdder adder = new LongAdder();
        LongAccumulator most = new LongAccumulator(Math::max, Long.MIN_VALUE);
        DoubleAdder doubles = new DoubleAdder();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            int number = t;
            threads[t] = new Thread(() -> {
                for (int n = 0; n < 100; n++) {
                    shared.updateAndGet(x -> x + 1);
                    adder.add(2);
                    most.accumulate(number * 100 + n);
                    doubles.add(0.5);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(shared + " " + adder.sumThenReset() + " " + adder + " " + most.getThenReset() + " " + most.get() + " " + doubles.sum());
        DoubleAccumulator product = new DoubleAccumulator((x, y) -> x * y, 1.0);
        product.accumulate(2.5);
        product.accumulate(4);
        System.out.println(product + " " + product.intValue());
    }
}
