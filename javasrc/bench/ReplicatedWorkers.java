package bench;

import java.util.Vector;

/**
 * Workers that take work from a common pool and put new work into it, here to integrate a function by halving intervals. A
 * worker counts itself as a taker before it has the lock, so that a count gets lost and nobody sees that all work is done: a
 * deadlock.
 * Arguments: workers, items that are taken at once, end of the interval from 0 (10); "fixed" counts under the lock.
 */
public final class ReplicatedWorkers {
    private static final float PRECISION = 0.05f;

    private static float f(float x) {
        return x * x - x;
    }

    /** An interval to integrate over. */
    private static final class Work {
        final float from, to;

        Work(float from, float to) {
            this.from = from;
            this.to = to;
        }

        private static float area(float from, float to) {
            return (f(from) + f(to)) * (to - from) / 2;
        }

        /** Adds to the result, or makes two halves of the work. */
        void compute(Vector<Work> created, Result result) {
            float middle = (from + to) / 2;
            float halves = area(from, middle) + area(middle, to);
            if (Math.abs(halves - area(from, to)) < PRECISION) {
                result.add(halves);
            } else {
                created.add(new Work(from, middle));
                created.add(new Work(middle, to));
            }
        }
    }

    private static final class Semaphore {
        private int value = 1;

        synchronized void down() {
            while (value == 0)
                Threads.await(this);
            value--;
        }

        synchronized void up() {
            value++;
            notify();
        }
    }

    private static final class Result {
        private final Semaphore semaphore = new Semaphore();
        private float sum;

        void add(float area) {
            semaphore.down();
            sum += area;
            semaphore.up();
        }
    }

    private static final class Barrier {
        private final int parties;
        private int arrived, generation;

        Barrier(int parties) {
            this.parties = parties;
        }

        synchronized void pass() {
            int mine = generation;
            if (++arrived == parties) {
                arrived = 0;
                generation++;
                notifyAll();
            }
            while (mine == generation)
                Threads.await(this);
        }
    }

    private static final class Coordinator {
        private final int workers;
        private final boolean fixed;
        private final Vector<Work> pool = new Vector<>();
        private int blockedTakers;
        private boolean done;

        Coordinator(int workers, boolean fixed) {
            this.workers = workers;
            this.fixed = fixed;
        }

        /** Up to so many items; none when all work is done. */
        Vector<Work> take(int items) {
            if (!fixed) {
                ++blockedTakers;
                if (done)
                    return new Vector<>();
            }
            return takeLocked(items);
        }

        private synchronized Vector<Work> takeLocked(int items) {
            if (fixed)
                ++blockedTakers;
            if (pool.isEmpty())
                notifyAll();
            while (pool.isEmpty() && !done)
                Threads.await(this);
            --blockedTakers;
            Vector<Work> taken = new Vector<>();
            while (taken.size() < items && !pool.isEmpty())
                taken.add(pool.remove(0));
            return taken;
        }

        synchronized void add(Vector<Work> created) {
            pool.addAll(created);
            notifyAll();
        }

        synchronized void awaitAllBlocked() {
            while (blockedTakers < workers || !pool.isEmpty())
                Threads.await(this);
        }

        synchronized void finish() {
            done = true;
            notifyAll();
        }
    }

    private static void work(Coordinator coordinator, Barrier barrier, Result result, int items) {
        barrier.pass();
        while (true) {
            Vector<Work> taken = coordinator.take(items);
            if (taken.isEmpty())
                break;
            Vector<Work> created = new Vector<>();
            for (Work work : taken)
                work.compute(created, result);
            if (!created.isEmpty())
                coordinator.add(created);
        }
        barrier.pass();
    }

    public static void main(String[] arguments) {
        int workers = Arguments.number(arguments, 0, 2);
        int items = Arguments.number(arguments, 1, 2);
        int end = Arguments.number(arguments, 2, 10);
        Coordinator coordinator = new Coordinator(workers, Arguments.has(arguments, "fixed"));
        Barrier barrier = new Barrier(workers + 1);
        Result result = new Result();
        Vector<Work> first = new Vector<>();
        first.add(new Work(0, end));
        coordinator.add(first);
        Thread[] threads = Threads.make(workers, i -> () -> work(coordinator, barrier, result, items));
        Threads.startAll(threads);
        barrier.pass();
        coordinator.awaitAllBlocked();
        coordinator.finish();
        barrier.pass();
        Threads.joinAll(threads);
        System.out.println("integral: " + result.sum);
    }
}
