package java.lang;

import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** A readable sequence of chars. */
public interface CharSequence {
    int length();

    char charAt(int index);

    default boolean isEmpty() {
        return length() == 0;
    }

    CharSequence subSequence(int start, int end);

    String toString();

    default IntStream chars() {
        String text = toString();
        return StreamSupport.intStream(() -> spliterator(text.toIntArray(false)), Spliterator.ORDERED | Spliterator.SIZED
            | Spliterator.SUBSIZED, false);
    }

    default IntStream codePoints() {
        String text = toString();
        return StreamSupport.intStream(() -> spliterator(text.toIntArray(true)), Spliterator.ORDERED, false);
    }

    private static Spliterator.OfInt spliterator(int[] values) {
        return Spliterators.spliterator(values, Spliterator.ORDERED);
    }

    default void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        java.util.Objects.checkFromToIndex(srcBegin, srcEnd, length());
        java.util.Objects.checkIndex(dstBegin, dst.length - (srcEnd - srcBegin) + 1);
        for (int i = srcBegin; i < srcEnd; i++) {
            dst[dstBegin + i - srcBegin] = charAt(i);
        }
    }

    static int compare(CharSequence a, CharSequence b) {
        if (java.util.Objects.requireNonNull(a) == java.util.Objects.requireNonNull(b)) {
            return 0;
        }
        int shorter = Math.min(a.length(), b.length());
        for (int i = 0; i < shorter; i++) {
            if (a.charAt(i) != b.charAt(i)) {
                return a.charAt(i) - b.charAt(i);
            }
        }
        return a.length() - b.length();
    }
}
