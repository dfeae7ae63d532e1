package java.util;

import java.io.Serializable;

/** The comparators that are more than a lambda. */
final class Comparators {
    private Comparators() {
    }

    @SuppressWarnings("unchecked")
    static <T> Comparator<T> natural() {
        return (Comparator<T>) (Comparator<?>) NaturalOrderComparator.INSTANCE;
    }

    /** compareTo as a comparator; its reverse is the same object as Comparator.reverseOrder(). */
    enum NaturalOrderComparator implements Comparator<Comparable<Object>> {
        INSTANCE;

        @Override public Comparator<Comparable<Object>> reversed() { return Collections.reverseOrder(); }
        @Override public int compare(Comparable<Object> a, Comparable<Object> b) { return a.compareTo(b); }
    }

    /** Two comparators one after the other. */
    static final class Chain<T> implements Comparator<T>, Serializable {
        private static final long serialVersionUID = 1;

        private final Comparator<? super T> first;
        private final Comparator<? super T> second;

        Chain(Comparator<? super T> first, Comparator<? super T> second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public int compare(T a, T b) {
            int sign = first.compare(a, b);
            if (sign == 0) sign = second.compare(a, b);
            return sign;
        }
    }

    /** Puts nulls below or above the rest, which another comparator orders; without one all the rest are equal. */
    static final class NullComparator<T> implements Comparator<T>, Serializable {
        private static final long serialVersionUID = -7569533591570686392L;

        private final boolean nullFirst;
        private final Comparator<? super T> real;

        NullComparator(boolean nullFirst, Comparator<? super T> real) {
            this.nullFirst = nullFirst;
            this.real = real;
        }

        @Override
        public int compare(T a, T b) {
            if (a != null && b != null) return real != null ? real.compare(a, b) : 0;
            if (a == b) return 0;
            return nullFirst == (a == null) ? -1 : 1;
        }

        @Override
        public Comparator<T> thenComparing(Comparator<? super T> other) {
            Objects.requireNonNull(other);
            return new NullComparator<>(nullFirst, real != null ? new Chain<T>(real, other) : other);
        }

        @Override
        public Comparator<T> reversed() {
            return new NullComparator<>(!nullFirst, real != null ? Collections.reverseOrder(real) : null);
        }
    }
}
