import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The documentation of Semaphore, CountDownLatch, CyclicBarrier, Phaser and Exchanger. */
class Synchronizers extends Case {
    static int x;

    // Semaphore: so many permits as it was given; acquire takes one each.
    // outcomes: true true false 0
    // seen on java: all
    static String semaphorePermits() {
        Semaphore semaphore = new Semaphore(2);
        return semaphore.tryAcquire() + " " + semaphore.tryAcquire() + " " + semaphore.tryAcquire() + " "
            + semaphore.availablePermits();
    }

    // Semaphore: as a lock, one permit excludes.
    // outcomes: 2
    // seen on java: all
    static String semaphoreExcludes() throws Exception {
        Semaphore semaphore = new Semaphore(1);
        Body body = () -> {
            semaphore.acquire();
            x++;
            semaphore.release();
        };
        return end(start(body), start(body)) + x;
    }

    // Semaphore.release: by a thread that has acquired nothing adds a permit.
    // outcomes: 2 IllegalArgumentException
    // seen on java: all
    static String semaphoreRelease() {
        Semaphore semaphore = new Semaphore(1);
        semaphore.release();
        return semaphore.availablePermits() + " " + thrown(() -> semaphore.release(-1));
    }

    // Semaphore: may begin below zero; then releases come first.
    // outcomes: -1 false false true
    // seen on java: all
    static String semaphoreNegative() {
        Semaphore semaphore = new Semaphore(-1);
        String all = semaphore.availablePermits() + " " + semaphore.tryAcquire();
        semaphore.release();
        all += " " + semaphore.tryAcquire();
        semaphore.release();
        return all + " " + semaphore.tryAcquire();
    }

    // Semaphore.acquire(n): waits for all n; takes none before.
    // outcomes: 1 0
    // seen on java: all
    static String semaphoreSeveral() throws Exception {
        Semaphore semaphore = new Semaphore(1);
        Thread a = start(() -> semaphore.acquire(2));
        untilWaiting(a);
        String before = semaphore.availablePermits() + " ";
        semaphore.release();
        a.join();
        return before + semaphore.availablePermits();
    }

    // Semaphore.acquire: an interrupt ends it; before the call too.
    // outcomes: InterruptedException false InterruptedException 0
    // seen on java: all
    static String semaphoreInterrupted() throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread a = start(() -> {
            note(thrown(semaphore::acquire) + " " + Thread.currentThread().isInterrupted());
            Thread.currentThread().interrupt();
            note(thrown(semaphore::acquire));
        });
        untilWaiting(a);
        a.interrupt();
        return end(a) + " " + semaphore.availablePermits();
    }

    // Semaphore.acquire: interrupt and release: the permit is taken, or left.
    // outcomes: InterruptedException 1 | - 0
    // seen on java: all
    static String semaphoreInterruptOrRelease() throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread a = start(() -> note(thrown(semaphore::acquire)));
        untilWaiting(a);
        Thread b = start(a::interrupt);
        semaphore.release();
        return end(a, b) + " " + semaphore.availablePermits();
    }

    // Semaphore.acquireUninterruptibly: goes on waiting, status set.
    // outcomes: true
    // seen on java: all
    static String semaphoreUninterruptibly() throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread a = start(() -> {
            semaphore.acquireUninterruptibly();
            note(Thread.currentThread().isInterrupted());
        });
        untilWaiting(a);
        a.interrupt();
        semaphore.release();
        return end(a);
    }

    // Semaphore.tryAcquire(time).
    // outcomes: true | false
    // seen on java: all
    static String semaphoreTimed() throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread a = start(semaphore::release);
        boolean got = semaphore.tryAcquire(1, TimeUnit.MILLISECONDS);
        a.join();
        return "" + got;
    }

    // Semaphore.tryAcquire(time): without a release.
    // outcomes: false true
    // seen on java: all
    static String semaphoreTimeOver() throws Exception {
        return new Semaphore(0).tryAcquire(1, TimeUnit.MILLISECONDS) + " "
            + new Semaphore(1).tryAcquire(0, TimeUnit.MILLISECONDS);
    }

    private static String acquireInOrder(Semaphore semaphore) throws Exception {
        Thread a = start(() -> {
            semaphore.acquire();
            note("a");
            semaphore.release();
        });
        untilWaiting(a);
        Thread b = start(() -> {
            semaphore.acquire();
            note("b");
            semaphore.release();
        });
        untilWaiting(b);
        semaphore.release();
        return end(a, b);
    }

    // A fair semaphore serves in the order of the calls.
    // outcomes: a b
    // seen on java: all
    static String semaphoreFair() throws Exception {
        return acquireInOrder(new Semaphore(0, true));
    }

    // One that is not fair promises no order.
    // outcomes: a b | b a
    // seen on java: a b
    static String semaphoreUnfair() throws Exception {
        return acquireInOrder(new Semaphore(0));
    }

    // A fair semaphore: one that asks for many holds up those behind it.
    // outcomes: deadlock
    // seen on java: all
    static String semaphoreFairMany() throws Exception {
        Semaphore semaphore = new Semaphore(1, true);
        Thread a = start(() -> semaphore.acquire(2));
        untilWaiting(a);
        semaphore.acquire();
        return "acquired";
    }

    // Semaphore.drainPermits and reducing below zero by negative permits.
    // outcomes: 3 0 -2 0
    // seen on java: all
    static String semaphoreDrain() {
        Semaphore semaphore = new Semaphore(3), negative = new Semaphore(-2);
        String all = semaphore.drainPermits() + " " + semaphore.availablePermits();
        return all + " " + negative.drainPermits() + " " + negative.availablePermits();
    }

    // CountDownLatch: await returns when the count is zero; further counting down does nothing.
    // outcomes: 0 0
    // seen on java: all
    static String latch() throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        start(latch::countDown);
        start(latch::countDown);
        latch.await();
        String first = latch.getCount() + " ";
        latch.countDown();
        return first + latch.getCount();
    }

    // CountDownLatch: too few count down.
    // outcomes: deadlock
    // seen on java: all
    static String latchTooFew() throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        latch.countDown();
        latch.await();
        return "returned";
    }

    // CountDownLatch: a negative count is refused; of zero await returns at once, but an interrupt comes first.
    // outcomes: IllegalArgumentException - InterruptedException
    // seen on java: all
    static String latchClauses() {
        CountDownLatch latch = new CountDownLatch(0);
        String first = thrown(() -> new CountDownLatch(-1)) + " " + thrown(latch::await);
        Thread.currentThread().interrupt();
        return first + " " + thrown(latch::await);
    }

    // CountDownLatch.await(time): true if the count reached zero, false if the time was over.
    // outcomes: true | false
    // seen on java: all
    static String latchTimed() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread a = start(latch::countDown);
        boolean got = latch.await(1, TimeUnit.MILLISECONDS);
        a.join();
        return "" + got;
    }

    // CountDownLatch.await: interrupt or count.
    // outcomes: InterruptedException false | - true | - false
    // seen on java: all
    static String latchInterrupted() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread a = start(() -> note(thrown(latch::await) + " " + Thread.currentThread().isInterrupted()));
        untilWaiting(a);
        Thread b = start(a::interrupt);
        latch.countDown();
        return end(a, b);
    }

    // CountDownLatch: what was done before countDown is seen after await.
    // outcomes: 1
    // seen on java: all
    static String latchOrder() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        start(() -> {
            x = 1;
            latch.countDown();
        });
        latch.await();
        return "" + x;
    }

    // CyclicBarrier: await returns the arrival index, 0 for the last.
    // outcomes: 0 1 | 1 0
    // seen on java: all
    static String barrierIndexes() throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        int[] index = new int[2];
        Thread a = start(() -> index[0] = barrier.await());
        index[1] = barrier.await();
        a.join();
        return index[0] + " " + index[1];
    }

    // CyclicBarrier: the action runs once, in the last thread that arrives, before any is released.
    // outcomes: action a b | action b a
    // seen on java: all
    static String barrierAction() throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> note("action"));
        Thread a = start(() -> {
            barrier.await();
            note("a");
        });
        barrier.await();
        note("b");
        return end(a);
    }

    // CyclicBarrier: can be used again.
    // outcomes: 2
    // seen on java: all
    static String barrierCyclic() throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> x++);
        Thread a = start(() -> {
            barrier.await();
            barrier.await();
        });
        barrier.await();
        barrier.await();
        return end(a) + x;
    }

    // CyclicBarrier: what the action throws goes to the last thread, the others see a broken barrier.
    // outcomes: BrokenBarrierException IllegalStateException true
    //     | IllegalStateException BrokenBarrierException true
    // seen on java: all
    static String barrierActionThrows() throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> {
            throw new IllegalStateException();
        });
        String[] seen = new String[2];
        Thread a = start(() -> seen[0] = thrown(barrier::await));
        seen[1] = thrown(barrier::await);
        a.join();
        return seen[0] + " " + seen[1] + " " + barrier.isBroken();
    }

    // CyclicBarrier: an interrupted thread throws InterruptedException and breaks it for the others.
    // outcomes: BrokenBarrierException InterruptedException true 0
    // seen on java: all
    static String barrierInterrupted() throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(3);
        Thread a = start(() -> note(thrown(barrier::await)));
        untilWaiting(a);
        Thread.currentThread().interrupt();
        String own = thrown(barrier::await);
        return end(a) + " " + own + " " + barrier.isBroken() + " " + barrier.getNumberWaiting();
    }

    // CyclicBarrier: a time-out throws TimeoutException, the others BrokenBarrierException, also those that come later.
    // outcomes: TimeoutException BrokenBarrierException
    // seen on java: all
    static String barrierTimed() throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        return thrown(() -> barrier.await(1, TimeUnit.MILLISECONDS)) + " " + thrown(barrier::await);
    }

    // CyclicBarrier: a time-out against an arrival.
    // outcomes: - - | TimeoutException BrokenBarrierException
    // seen on java: all
    static String barrierTimedRace() throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        String[] seen = new String[2];
        Thread a = start(() -> seen[0] = thrown(() -> barrier.await(1, TimeUnit.MILLISECONDS)));
        seen[1] = thrown(barrier::await);
        a.join();
        return seen[0] + " " + seen[1];
    }

    // CyclicBarrier.reset: those that wait see BrokenBarrierException; the barrier is whole afterwards.
    // outcomes: BrokenBarrierException false 0
    // seen on java: all
    static String barrierReset() throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread a = start(() -> note(thrown(barrier::await)));
        untilWaiting(a);
        barrier.reset();
        return end(a) + " " + barrier.isBroken() + " " + barrier.getNumberWaiting();
    }

    // CyclicBarrier: clauses about numbers.
    // outcomes: IllegalArgumentException 2 0 0
    // seen on java: all
    static String barrierClauses() throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        return thrown(() -> new CyclicBarrier(0)) + " " + barrier.getParties() + " " + barrier.getNumberWaiting() + " "
            + new CyclicBarrier(1).await();
    }

    // Phaser: arriveAndAwaitAdvance waits for all registered parties; phases count from 0.
    // outcomes: 1 1
    // seen on java: all
    static String phaserAdvance() throws Exception {
        Phaser phaser = new Phaser(2);
        int[] phase = new int[2];
        Thread a = start(() -> phase[0] = phaser.arriveAndAwaitAdvance());
        phase[1] = phaser.arriveAndAwaitAdvance();
        a.join();
        return phase[0] + " " + phase[1];
    }

    // Phaser.arrive: does not wait; more than are registered throws IllegalStateException.
    // outcomes: 0 1 IllegalStateException
    // seen on java: all
    static String phaserArrive() {
        Phaser phaser = new Phaser(1), none = new Phaser();
        return phaser.arrive() + " " + phaser.arrive() + " " + thrown(none::arrive);
    }

    // Phaser: register and arriveAndDeregister; it terminates when nobody is registered any more.
    // outcomes: 0 1 0 true true
    // seen on java: all
    static String phaserTerminates() {
        Phaser phaser = new Phaser();
        String all = phaser.register() + " " + phaser.getRegisteredParties() + " " + phaser.arriveAndDeregister();
        return all + " " + phaser.isTerminated() + " " + (phaser.register() < 0);
    }

    // Phaser.awaitAdvance: returns at once if the phase is another one or it is terminated.
    // outcomes: 0 1 true
    // seen on java: all
    static String phaserAwait() {
        Phaser phaser = new Phaser(1);
        String all = phaser.awaitAdvance(5) + " ";
        phaser.arrive();
        all += phaser.awaitAdvance(0) + " ";
        phaser.forceTermination();
        return all + (phaser.awaitAdvance(1) < 0);
    }

    // Phaser.onAdvance: called once by the last to arrive, before any waiter goes on; true terminates.
    // outcomes: advance:0:2 true
    // seen on java: all
    static String phaserOnAdvance() throws Exception {
        Phaser phaser = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                note("advance:" + phase + ":" + parties);
                return true;
            }
        };
        Thread a = start(phaser::arriveAndAwaitAdvance);
        phaser.arriveAndAwaitAdvance();
        return end(a) + " " + phaser.isTerminated();
    }

    // Phaser.awaitAdvanceInterruptibly: with a time-out, and an interrupt.
    // outcomes: TimeoutException InterruptedException
    // seen on java: all
    static String phaserInterruptibly() {
        Phaser phaser = new Phaser(1);
        String first = thrown(() -> phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.MILLISECONDS));
        Thread.currentThread().interrupt();
        return first + " " + thrown(() -> phaser.awaitAdvanceInterruptibly(0));
    }

    // Phaser: tiered; a child with parties is one party of its parent.
    // outcomes: 1 0 2 1
    // seen on java: all
    static String phaserTiered() {
        Phaser root = new Phaser(), child = new Phaser(root, 2);
        String all = root.getRegisteredParties() + " ";
        child.arrive();
        all += root.getPhase() + " " + child.getRegisteredParties();
        child.arrive();
        return all + " " + root.getPhase();
    }

    // Phaser.arriveAndAwaitAdvance is not ended by an interrupt.
    // outcomes: true
    // seen on java: all
    static String phaserIgnoresInterrupt() throws Exception {
        Phaser phaser = new Phaser(2);
        Thread a = start(() -> {
            phaser.arriveAndAwaitAdvance();
            note(Thread.currentThread().isInterrupted());
        });
        untilWaiting(a);
        a.interrupt();
        phaser.arrive();
        return end(a);
    }

    // Exchanger: two threads swap.
    // outcomes: main a
    // seen on java: all
    static String exchange() throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        String[] got = new String[2];
        Thread a = start(() -> got[0] = exchanger.exchange("a"));
        got[1] = exchanger.exchange("main");
        a.join();
        return got[0] + " " + got[1];
    }

    // Exchanger: a time-out throws; interrupted before throws.
    // outcomes: TimeoutException InterruptedException
    // seen on java: all
    static String exchangeAlone() {
        Exchanger<String> exchanger = new Exchanger<>();
        String first = thrown(() -> exchanger.exchange("a", 1, TimeUnit.MILLISECONDS));
        Thread.currentThread().interrupt();
        return first + " " + thrown(() -> exchanger.exchange("a"));
    }

    // Exchanger: with a limit, both swap or the one with the limit gives up and the other waits for ever.
    // outcomes: main a | deadlock
    // seen on java: main a
    static String exchangeTimed() throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        String[] got = new String[2];
        Thread a = start(() -> got[0] = exchanger.exchange("a", 1, TimeUnit.MILLISECONDS));
        got[1] = exchanger.exchange("main");
        a.join();
        return got[0] + " " + got[1];
    }

    // Exchanger: of three one is left.
    // outcomes: deadlock
    // seen on java: all
    static String exchangeThree() throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread a = start(() -> exchanger.exchange("a")), b = start(() -> exchanger.exchange("b"));
        exchanger.exchange("main");
        return end(a, b);
    }

    // BrokenBarrierException is checked, and has a message or none.
    // outcomes: null broken
    // seen on java: all
    static String brokenBarrier() {
        return new BrokenBarrierException().getMessage() + " " + new BrokenBarrierException("broken").getMessage();
    }
}
