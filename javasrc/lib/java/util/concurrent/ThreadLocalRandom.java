package java.util.concurrent;

import java.util.Random;

/** Random numbers for the current thread; the same ones in every run, from a seed that depends on the thread alone. */
public final class ThreadLocalRandom extends Random {
    private static final long serialVersionUID = -5851777807851030925L;

    private static final ThreadLocal<ThreadLocalRandom> GENERATORS = ThreadLocal.withInitial(ThreadLocalRandom::new);

    private final boolean seeded;

    private ThreadLocalRandom() {
        super(Thread.currentThread().getId() * 0x9E3779B97F4A7C15L);
        seeded = true;
    }

    public static ThreadLocalRandom current() {
        return GENERATORS.get();
    }

    @Override
    public void setSeed(long seed) {
        if (seeded) {
            throw new UnsupportedOperationException();
        }
        super.setSeed(seed);
    }
}
