package java.util;

import clew.internal.Atomic;
import clew.internal.Chance;
import clew.internal.Clock;
import clew.internal.Hashes;
import java.io.Serializable;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The 48-bit linear congruential generator whose every value the documentation fixes. */
public class Random implements RandomGenerator, Serializable {
    private static final long serialVersionUID = 3905348978240129619L;
    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;

    private volatile long seed;
    private double nextNextGaussian;
    private boolean haveNextNextGaussian;

    /** A seed that differs from object to object, even where time stands still. */
    public Random() {
        Chance.noteRandom();
        this.seed = scramble(Clock.nanos() ^ Hashes.identityOf(this) * 0x9E3779B97F4A7C15L);
    }

    public Random(long seed) {
        if (getClass() == Random.class)
            this.seed = scramble(seed);
        else
            setSeed(seed);                  // a subclass may have its own idea of a seed
    }

    /** The generator itself, or a Random that passes every call on to it. */
    public static Random from(RandomGenerator generator) {
        Objects.requireNonNull(generator);
        return generator instanceof Random random ? random : new Wrapper(generator);
    }

    private static long scramble(long seed) { return (seed ^ MULTIPLIER) & MASK; }

    public synchronized void setSeed(long seed) {
        this.seed = scramble(seed);
        haveNextNextGaussian = false;
    }

    @Atomic
    protected int next(int bits) {
        seed = seed * MULTIPLIER + 0xB & MASK;
        return (int) (seed >>> 48 - bits);
    }

    @Override
    public void nextBytes(byte[] bytes) {
        for (int i = 0; i < bytes.length; ) {
            int word = nextInt();
            for (int k = 0; k < 4 && i < bytes.length; k++, word >>= 8)
                bytes[i++] = (byte) word;
        }
    }

    @Override public int nextInt() { return next(32); }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0)
            throw new IllegalArgumentException("bound must be positive");
        int bits = next(31);
        if ((bound & bound - 1) == 0)
            return (int) (bound * (long) bits >> 31);
        int value = bits % bound;
        while (bits - value + (bound - 1) < 0) {
            bits = next(31);
            value = bits % bound;
        }
        return value;
    }

    @Override public boolean nextBoolean() { return next(1) != 0; }
    @Override public double nextDouble() { return (((long) next(26) << 27) + next(27)) * 0x1.0p-53; }
    @Override public float nextFloat() { return next(24) / (float) (1 << 24); }
    @Override public long nextLong() { return ((long) next(32) << 32) + next(32); }

    /** The polar method of Box, Muller and Marsaglia: values come in pairs, one is kept for the next call. */
    @Override
    public synchronized double nextGaussian() {
        if (haveNextNextGaussian) {
            haveNextNextGaussian = false;
            return nextNextGaussian;
        }
        // A point of the unit disc, by Marsaglia's polar method; its other coordinate is kept for the next call.
        double x = 0;
        double y = 0;
        double square = 0;
        while (square == 0 || square >= 1) {
            x = nextDouble() * 2 - 1;
            y = nextDouble() * 2 - 1;
            square = x * x + y * y;
        }
        double stretch = StrictMath.sqrt(StrictMath.log(square) * -2 / square);
        haveNextNextGaussian = true;
        nextNextGaussian = stretch * y;
        return stretch * x;
    }

    @Override public IntStream ints(long streamSize) { return RandomGenerator.super.ints(streamSize); }
    @Override public IntStream ints() { return RandomGenerator.super.ints(); }

    @Override
    public IntStream ints(long streamSize, int origin, int bound) {
        return RandomGenerator.super.ints(streamSize, origin, bound);
    }

    @Override
    public IntStream ints(int origin, int bound) {
        return RandomGenerator.super.ints(origin, bound);
    }

    @Override public LongStream longs(long streamSize) { return RandomGenerator.super.longs(streamSize); }
    @Override public LongStream longs() { return RandomGenerator.super.longs(); }

    @Override
    public LongStream longs(long streamSize, long origin, long bound) {
        return RandomGenerator.super.longs(streamSize, origin, bound);
    }

    @Override
    public LongStream longs(long origin, long bound) {
        return RandomGenerator.super.longs(origin, bound);
    }

    @Override
    public DoubleStream doubles(long streamSize) {
        return RandomGenerator.super.doubles(streamSize);
    }

    @Override public DoubleStream doubles() { return RandomGenerator.super.doubles(); }

    @Override
    public DoubleStream doubles(long streamSize, double origin, double bound) {
        return RandomGenerator.super.doubles(streamSize, origin, bound);
    }

    @Override
    public DoubleStream doubles(double origin, double bound) {
        return RandomGenerator.super.doubles(origin, bound);
    }

    /** Another generator in the clothes of a Random. */
    private static final class Wrapper extends Random {
        private final RandomGenerator generator;

        Wrapper(RandomGenerator generator) {
            super(0);
            this.generator = generator;
        }

        @Override
        public void setSeed(long seed) {
            if (generator != null)          // the constructor of Random comes here too
                throw new UnsupportedOperationException();
        }

        @Override protected int next(int bits) { return generator.nextInt() >>> 32 - bits; }
        @Override public boolean nextBoolean() { return generator.nextBoolean(); }
        @Override public void nextBytes(byte[] bytes) { generator.nextBytes(bytes); }
        @Override public double nextDouble() { return generator.nextDouble(); }
        @Override public float nextFloat() { return generator.nextFloat(); }
        @Override public double nextGaussian() { return generator.nextGaussian(); }
        @Override public int nextInt() { return generator.nextInt(); }
        @Override public int nextInt(int bound) { return generator.nextInt(bound); }
        @Override public int nextInt(int origin, int bound) { return generator.nextInt(origin, bound); }
        @Override public long nextLong() { return generator.nextLong(); }
    }
}
