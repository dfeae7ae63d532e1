package java.util.random;

import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;
import jdk.internal.util.random.RandomSupport;

/** A source of random values; all derive from nextLong. The rarer distributions are left to the JDK. */
public interface RandomGenerator {
    long nextLong();

    static RandomGenerator of(String name) {
        return RandomGeneratorFactory.<RandomGenerator>of(name).create();
    }

    static RandomGenerator getDefault() {
        return of("L32X64MixRandom");
    }

    default boolean isDeprecated() {
        return getClass().isAnnotationPresent(Deprecated.class);
    }

    default boolean nextBoolean() {
        return nextInt() < 0;
    }

    default void nextBytes(byte[] bytes) {
        for (int i = 0; i < bytes.length; ) {
            long word = nextLong();
            for (int k = 0; k < 8 && i < bytes.length; k++, word >>>= 8)
                bytes[i++] = (byte) word;
        }
    }

    default float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    default float nextFloat(float bound) {
        if (!(bound > 0 && bound < Float.POSITIVE_INFINITY))
            throw new IllegalArgumentException("bound must be finite and positive");
        float value = nextFloat() * bound;
        return value < bound ? value : Math.nextDown(bound);
    }

    default float nextFloat(float origin, float bound) {
        if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY))
            throw new IllegalArgumentException("bound must be greater than origin");
        float value = nextFloat() * (bound - origin) + origin;
        return value < bound ? value : Math.nextDown(bound);
    }

    default double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    default double nextDouble(double bound) {
        if (!(bound > 0 && bound < Double.POSITIVE_INFINITY))
            throw new IllegalArgumentException("bound must be finite and positive");
        double value = nextDouble() * bound;
        return value < bound ? value : Math.nextDown(bound);
    }

    default double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY))
            throw new IllegalArgumentException("bound must be greater than origin");
        double value = nextDouble() * (bound - origin) + origin;
        return value < bound ? value : Math.nextDown(bound);
    }

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    default int nextInt(int bound) {
        if (bound <= 0)
            throw new IllegalArgumentException("bound must be positive");
        return nextInt(0, bound);
    }

    /** Values that would make some results likelier than others are drawn again. */
    default int nextInt(int origin, int bound) {
        if (origin >= bound)
            throw new IllegalArgumentException("bound must be greater than origin");
        int value = nextInt();
        int range = bound - origin;
        int mask = range - 1;
        if ((range & mask) == 0)
            return (value & mask) + origin;
        if (range > 0) {
            int bits = value >>> 1;
            while (bits + mask - bits % range < 0)
                bits = nextInt() >>> 1;
            return bits % range + origin;
        }
        while (value < origin || value >= bound)
            value = nextInt();
        return value;
    }

    default long nextLong(long bound) {
        if (bound <= 0)
            throw new IllegalArgumentException("bound must be positive");
        return nextLong(0, bound);
    }

    default long nextLong(long origin, long bound) {
        if (origin >= bound)
            throw new IllegalArgumentException("bound must be greater than origin");
        long value = nextLong();
        long range = bound - origin;
        long mask = range - 1;
        if ((range & mask) == 0)
            return (value & mask) + origin;
        if (range > 0) {
            long bits = value >>> 1;
            while (bits + mask - bits % range < 0)
                bits = nextLong() >>> 1;
            return bits % range + origin;
        }
        while (value < origin || value >= bound)
            value = nextLong();
        return value;
    }

    default double nextGaussian() {
        return RandomSupport.computeNextGaussian(this);
    }

    default double nextGaussian(double mean, double deviation) {
        if (deviation < 0)
            throw new IllegalArgumentException("standard deviation must be non-negative");
        return mean + deviation * RandomSupport.computeNextGaussian(this);
    }

    default double nextExponential() {
        return RandomSupport.computeNextExponential(this);
    }

    default IntStream ints() {
        return intStream(Long.MAX_VALUE, this::nextInt);
    }

    default IntStream ints(int origin, int bound) {
        return ints(Long.MAX_VALUE, origin, bound);
    }

    default IntStream ints(long streamSize) {
        return intStream(streamSize, this::nextInt);
    }

    default IntStream ints(long streamSize, int origin, int bound) {
        checkSize(streamSize);
        if (origin >= bound)
            throw new IllegalArgumentException("bound must be greater than origin");
        return intStream(streamSize, () -> nextInt(origin, bound));
    }

    default LongStream longs() {
        return longStream(Long.MAX_VALUE, this::nextLong);
    }

    default LongStream longs(long origin, long bound) {
        return longs(Long.MAX_VALUE, origin, bound);
    }

    default LongStream longs(long streamSize) {
        return longStream(streamSize, this::nextLong);
    }

    default LongStream longs(long streamSize, long origin, long bound) {
        checkSize(streamSize);
        if (origin >= bound)
            throw new IllegalArgumentException("bound must be greater than origin");
        return longStream(streamSize, () -> nextLong(origin, bound));
    }

    default DoubleStream doubles() {
        return doubleStream(Long.MAX_VALUE, this::nextDouble);
    }

    default DoubleStream doubles(double origin, double bound) {
        return doubles(Long.MAX_VALUE, origin, bound);
    }

    default DoubleStream doubles(long streamSize) {
        return doubleStream(streamSize, this::nextDouble);
    }

    default DoubleStream doubles(long streamSize, double origin, double bound) {
        checkSize(streamSize);
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY))
            throw new IllegalArgumentException("bound must be greater than origin");
        return doubleStream(streamSize, () -> nextDouble(origin, bound));
    }

    private static void checkSize(long size) {
        if (size < 0)
            throw new IllegalArgumentException("size must be non-negative");
    }

    private static IntStream intStream(long size, IntSupplier source) {
        checkSize(size);
        return StreamSupport.intStream(new Spliterators.AbstractIntSpliterator(size, characteristics()) {
            private long left = size;

            @Override
            public boolean tryAdvance(IntConsumer action) {
                if (left == 0)
                    return false;
                left--;
                action.accept(source.getAsInt());
                return true;
            }
        }, false);
    }

    private static LongStream longStream(long size, LongSupplier source) {
        checkSize(size);
        return StreamSupport.longStream(new Spliterators.AbstractLongSpliterator(size, characteristics()) {
            private long left = size;

            @Override
            public boolean tryAdvance(LongConsumer action) {
                if (left == 0)
                    return false;
                left--;
                action.accept(source.getAsLong());
                return true;
            }
        }, false);
    }

    private static DoubleStream doubleStream(long size, DoubleSupplier source) {
        checkSize(size);
        return StreamSupport.doubleStream(new Spliterators.AbstractDoubleSpliterator(size, characteristics()) {
            private long left = size;

            @Override
            public boolean tryAdvance(DoubleConsumer action) {
                if (left == 0)
                    return false;
                left--;
                action.accept(source.getAsDouble());
                return true;
            }
        }, false);
    }

    private static int characteristics() {
        return Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
    }
}
