package java.util;

import java.io.Serializable;
import java.lang.reflect.Array;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Everything for arrays. The parallel methods do their work in order, in the calling thread. */
public class Arrays {
    private Arrays() {
    }

    static void rangeCheck(int arrayLength, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        }
        if (fromIndex < 0) {
            throw new ArrayIndexOutOfBoundsException(fromIndex);
        }
        if (toIndex > arrayLength) {
            throw new ArrayIndexOutOfBoundsException(toIndex);
        }
    }

    // Sorting

    public static void sort(int[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void sort(int[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void sort(long[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void sort(long[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void sort(short[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void sort(short[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void sort(char[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void sort(char[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void sort(byte[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void sort(byte[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void sort(float[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void sort(float[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void sort(double[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void sort(double[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(int[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void parallelSort(int[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(long[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void parallelSort(long[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(short[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void parallelSort(short[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(char[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void parallelSort(char[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(byte[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(float[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void parallelSort(float[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(double[] a) {
        PrimitiveSorts.sort(a, 0, a.length);
    }

    public static void parallelSort(double[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorts.sort(a, fromIndex, toIndex);
    }

    @SuppressWarnings("unchecked")
    private static Comparator<Object> orNatural(Comparator<?> c) {
        return (Comparator<Object>) (c == null ? Comparators.NaturalOrderComparator.INSTANCE : c);
    }

    public static void sort(Object[] a) {
        ObjectSort.sort(a, 0, a.length, orNatural(null));
    }

    public static void sort(Object[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        ObjectSort.sort(a, fromIndex, toIndex, orNatural(null));
    }

    public static <T> void sort(T[] a, Comparator<? super T> c) {
        ObjectSort.sort(a, 0, a.length, orNatural(c));
    }

    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        rangeCheck(a.length, fromIndex, toIndex);
        ObjectSort.sort(a, fromIndex, toIndex, orNatural(c));
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        sort(a);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
        sort(a, cmp);
    }

    public static <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> cmp) {
        sort(a, fromIndex, toIndex, cmp);
    }

    // Prefixes: each element becomes op of all up to it

    public static void parallelPrefix(long[] array, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        prefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(long[] array, int fromIndex, int toIndex, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        prefix(array, fromIndex, toIndex, op);
    }

    private static void prefix(long[] array, int fromIndex, int toIndex, LongBinaryOperator op) {
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsLong(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        prefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(double[] array, int fromIndex, int toIndex, DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        prefix(array, fromIndex, toIndex, op);
    }

    private static void prefix(double[] array, int fromIndex, int toIndex, DoubleBinaryOperator op) {
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsDouble(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(int[] array, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        prefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(int[] array, int fromIndex, int toIndex, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        prefix(array, fromIndex, toIndex, op);
    }

    private static void prefix(int[] array, int fromIndex, int toIndex, IntBinaryOperator op) {
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsInt(array[i - 1], array[i]);
        }
    }

    public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
        Objects.requireNonNull(op);
        prefix(array, 0, array.length, op);
    }

    public static <T> void parallelPrefix(T[] array, int fromIndex, int toIndex, BinaryOperator<T> op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        prefix(array, fromIndex, toIndex, op);
    }

    private static <T> void prefix(T[] array, int fromIndex, int toIndex, BinaryOperator<T> op) {
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.apply(array[i - 1], array[i]);
        }
    }

    // Searching

    public static int binarySearch(int[] a, int key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(int[] a, int fromIndex, int toIndex, int key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(int[] a, int fromIndex, int toIndex, int key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(long[] a, long key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(long[] a, int fromIndex, int toIndex, long key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(long[] a, int fromIndex, int toIndex, long key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(short[] a, short key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(short[] a, int fromIndex, int toIndex, short key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(short[] a, int fromIndex, int toIndex, short key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(char[] a, char key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(char[] a, int fromIndex, int toIndex, char key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(char[] a, int fromIndex, int toIndex, char key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(byte[] a, byte key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(byte[] a, int fromIndex, int toIndex, byte key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(byte[] a, int fromIndex, int toIndex, byte key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(float[] a, float key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(float[] a, int fromIndex, int toIndex, float key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(float[] a, int fromIndex, int toIndex, float key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int cmp = Float.compare(a[mid], key);
            if (cmp < 0) {
                low = mid + 1;
            } else if (cmp > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(double[] a, double key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(double[] a, int fromIndex, int toIndex, double key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(double[] a, int fromIndex, int toIndex, double key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int cmp = Double.compare(a[mid], key);
            if (cmp < 0) {
                low = mid + 1;
            } else if (cmp > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(Object[] a, Object key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(Object[] a, int fromIndex, int toIndex, Object key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    private static int search(Object[] a, int fromIndex, int toIndex, Object key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            Comparable midVal = (Comparable) a[mid];
            int cmp = midVal.compareTo(key);
            if (cmp < 0) {
                low = mid + 1;
            } else if (cmp > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
        return search(a, 0, a.length, key, c);
    }

    public static <T> int binarySearch(T[] a, int fromIndex, int toIndex, T key, Comparator<? super T> c) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key, c);
    }

    private static <T> int search(T[] a, int fromIndex, int toIndex, T key, Comparator<? super T> c) {
        if (c == null) {
            return search(a, fromIndex, toIndex, key);
        }
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int cmp = c.compare(a[mid], key);
            if (cmp < 0) {
                low = mid + 1;
            } else if (cmp > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    // Equality, order and mismatch: all from the first index where two ranges of the same length differ

    private static int difference(long[] a, int aFrom, long[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(long[] a, long[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(long[] a, long[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(long[] a, long[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Long.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Long.compare(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    public static int compareUnsigned(long[] a, long[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Long.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int compareUnsigned(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Long.compareUnsigned(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    private static int difference(int[] a, int aFrom, int[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(int[] a, int[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(int[] a, int[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(int[] a, int[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Integer.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Integer.compare(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    public static int compareUnsigned(int[] a, int[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Integer.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int compareUnsigned(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Integer.compareUnsigned(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    private static int difference(short[] a, int aFrom, short[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(short[] a, short[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(short[] a, short[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(short[] a, short[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Short.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Short.compare(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    public static int compareUnsigned(short[] a, short[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Short.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int compareUnsigned(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Short.compareUnsigned(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    private static int difference(char[] a, int aFrom, char[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(char[] a, char[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(char[] a, char[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(char[] a, char[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Character.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Character.compare(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    private static int difference(byte[] a, int aFrom, byte[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(byte[] a, byte[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(byte[] a, byte[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(byte[] a, byte[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Byte.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Byte.compare(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    public static int compareUnsigned(byte[] a, byte[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Byte.compareUnsigned(a[i], b[i]) : a.length - b.length;
    }

    public static int compareUnsigned(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Byte.compareUnsigned(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    private static int difference(boolean[] a, int aFrom, boolean[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(boolean[] a, boolean[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(boolean[] a, boolean[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(boolean[] a, boolean[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Boolean.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Boolean.compare(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    private static int difference(double[] a, int aFrom, double[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (Double.compare(a[aFrom + i], b[bFrom + i]) != 0) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(double[] a, double[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(double[] a, double[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(double[] a, double[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Double.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Double.compare(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    private static int difference(float[] a, int aFrom, float[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (Float.compare(a[aFrom + i], b[bFrom + i]) != 0) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(float[] a, float[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(float[] a, float[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(float[] a, float[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i >= 0 ? Float.compare(a[i], b[i]) : a.length - b.length;
    }

    public static int compare(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i >= 0 ? Float.compare(a[aFromIndex + i], b[bFromIndex + i]) : aLength - bLength;
    }

    private static int difference(Object[] a, int aFrom, Object[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (!Objects.equals(a[aFrom + i], b[bFrom + i])) {
                return i;
            }
        }
        return -1;
    }

    private static <T> int difference(T[] a, int aFrom, T[] b, int bFrom, int length, Comparator<? super T> cmp) {
        for (int i = 0; i < length; i++) {
            if (cmp.compare(a[aFrom + i], b[bFrom + i]) != 0) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(Object[] a, Object[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static <T> boolean equals(T[] a, T[] a2, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length, cmp) < 0;
    }

    public static <T> boolean equals(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex,
            Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length, cmp) < 0;
    }

    public static int mismatch(Object[] a, Object[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length, cmp);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static <T> int mismatch(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex,
            Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length, cmp);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, int aFromIndex, int aToIndex,
            T[] b, int bFromIndex, int bToIndex) {
        return compare(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex, Comparator.nullsFirst(Comparator.naturalOrder()));
    }

    public static <T> int compare(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length, cmp);
    }

    public static <T> int compare(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex,
            Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        for (int i = 0; i < length; i++) {
            T oa = a[aFromIndex + i];
            T ob = b[bFromIndex + i];
            if (oa != ob) {
                int v = cmp.compare(oa, ob);
                if (v != 0) {
                    return v;
                }
            }
        }
        return aLength - bLength;
    }

    // Filling

    public static void fill(long[] a, long val) {
        for (int i = 0, len = a.length; i < len; i++) {
            a[i] = val;
        }
    }

    public static void fill(long[] a, int fromIndex, int toIndex, long val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(int[] a, int val) {
        for (int i = 0, len = a.length; i < len; i++) {
            a[i] = val;
        }
    }

    public static void fill(int[] a, int fromIndex, int toIndex, int val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(short[] a, short val) {
        for (int i = 0, len = a.length; i < len; i++) {
            a[i] = val;
        }
    }

    public static void fill(short[] a, int fromIndex, int toIndex, short val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(char[] a, char val) {
        for (int i = 0, len = a.length; i < len; i++) {
            a[i] = val;
        }
    }

    public static void fill(char[] a, int fromIndex, int toIndex, char val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(byte[] a, byte val) {
        for (int i = 0, len = a.length; i < len; i++) {
            a[i] = val;
        }
    }

    public static void fill(byte[] a, int fromIndex, int toIndex, byte val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(boolean[] a, boolean val) {
        for (int i = 0, len = a.length; i < len; i++) {
            a[i] = val;
        }
    }

    public static void fill(boolean[] a, int fromIndex, int toIndex, boolean val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(double[] a, double val) {
        for (int i = 0, len = a.length; i < len; i++) {
            a[i] = val;
        }
    }

    public static void fill(double[] a, int fromIndex, int toIndex, double val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(float[] a, float val) {
        for (int i = 0, len = a.length; i < len; i++) {
            a[i] = val;
        }
    }

    public static void fill(float[] a, int fromIndex, int toIndex, float val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(Object[] a, Object val) {
        for (int i = 0, len = a.length; i < len; i++) {
            a[i] = val;
        }
    }

    public static void fill(Object[] a, int fromIndex, int toIndex, Object val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.apply(i);
        }
    }

    public static void setAll(int[] array, IntUnaryOperator generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsInt(i);
        }
    }

    public static void setAll(long[] array, IntToLongFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsLong(i);
        }
    }

    public static void setAll(double[] array, IntToDoubleFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsDouble(i);
        }
    }

    public static <T> void parallelSetAll(T[] array, IntFunction<? extends T> generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(int[] array, IntUnaryOperator generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(long[] array, IntToLongFunction generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(double[] array, IntToDoubleFunction generator) {
        setAll(array, generator);
    }

    // Copying

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOf(T[] original, int newLength) {
        return (T[]) copyOf(original, newLength, original.getClass());
    }

    public static <T, U> T[] copyOf(U[] original, int newLength, Class<? extends T[]> newType) {
        T[] copy = newArray(newType, newLength);
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    @SuppressWarnings("unchecked")
    private static <T> T[] newArray(Class<? extends T[]> type, int length) {
        return (Object) type == (Object) Object[].class
                ? (T[]) new Object[length]
                : (T[]) Array.newInstance(type.getComponentType(), length);
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOfRange(T[] original, int from, int to) {
        return copyOfRange(original, from, to, (Class<? extends T[]>) original.getClass());
    }

    public static <T, U> T[] copyOfRange(U[] original, int from, int to, Class<? extends T[]> newType) {
        int newLength = rangeLength(from, to);
        T[] copy = newArray(newType, newLength);
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    private static int rangeLength(int from, int to) {
        int length = to - from;
        if (length < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        return length;
    }

    public static byte[] copyOf(byte[] original, int newLength) {
        byte[] copy = new byte[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static byte[] copyOfRange(byte[] original, int from, int to) {
        int newLength = rangeLength(from, to);
        byte[] copy = new byte[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static short[] copyOf(short[] original, int newLength) {
        short[] copy = new short[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static short[] copyOfRange(short[] original, int from, int to) {
        int newLength = rangeLength(from, to);
        short[] copy = new short[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static int[] copyOf(int[] original, int newLength) {
        int[] copy = new int[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static int[] copyOfRange(int[] original, int from, int to) {
        int newLength = rangeLength(from, to);
        int[] copy = new int[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static long[] copyOf(long[] original, int newLength) {
        long[] copy = new long[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static long[] copyOfRange(long[] original, int from, int to) {
        int newLength = rangeLength(from, to);
        long[] copy = new long[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static char[] copyOf(char[] original, int newLength) {
        char[] copy = new char[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static char[] copyOfRange(char[] original, int from, int to) {
        int newLength = rangeLength(from, to);
        char[] copy = new char[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static float[] copyOf(float[] original, int newLength) {
        float[] copy = new float[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static float[] copyOfRange(float[] original, int from, int to) {
        int newLength = rangeLength(from, to);
        float[] copy = new float[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static double[] copyOf(double[] original, int newLength) {
        double[] copy = new double[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static double[] copyOfRange(double[] original, int from, int to) {
        int newLength = rangeLength(from, to);
        double[] copy = new double[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static boolean[] copyOf(boolean[] original, int newLength) {
        boolean[] copy = new boolean[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static boolean[] copyOfRange(boolean[] original, int from, int to) {
        int newLength = rangeLength(from, to);
        boolean[] copy = new boolean[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    // Hash codes and text

    public static int hashCode(long[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (long e : a) {
            result = 31 * result + Long.hashCode(e);
        }
        return result;
    }

    public static String toString(long[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder().append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(int[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (int e : a) {
            result = 31 * result + e;
        }
        return result;
    }

    public static String toString(int[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder().append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(short[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (short e : a) {
            result = 31 * result + e;
        }
        return result;
    }

    public static String toString(short[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder().append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(char[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (char e : a) {
            result = 31 * result + e;
        }
        return result;
    }

    public static String toString(char[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder().append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(byte[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (byte e : a) {
            result = 31 * result + e;
        }
        return result;
    }

    public static String toString(byte[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder().append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(boolean[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (boolean e : a) {
            result = 31 * result + Boolean.hashCode(e);
        }
        return result;
    }

    public static String toString(boolean[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder().append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(double[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (double e : a) {
            result = 31 * result + Double.hashCode(e);
        }
        return result;
    }

    public static String toString(double[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder().append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(float[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (float e : a) {
            result = 31 * result + Float.hashCode(e);
        }
        return result;
    }

    public static String toString(float[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder().append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (Object e : a) {
            result = 31 * result + (e == null ? 0 : e.hashCode());
        }
        return result;
    }

    public static String toString(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder().append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(String.valueOf(a[i]));
        }
        return text.append(']').toString();
    }

    public static int deepHashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (Object e : a) {
            result = 31 * result + (e == null ? 0 : deepHashCodeOf(e));
        }
        return result;
    }

    private static int deepHashCodeOf(Object e) {
        if (e instanceof Object[]) {
            return deepHashCode((Object[]) e);
        }
        if (e instanceof byte[]) {
            return hashCode((byte[]) e);
        }
        if (e instanceof short[]) {
            return hashCode((short[]) e);
        }
        if (e instanceof int[]) {
            return hashCode((int[]) e);
        }
        if (e instanceof long[]) {
            return hashCode((long[]) e);
        }
        if (e instanceof char[]) {
            return hashCode((char[]) e);
        }
        if (e instanceof float[]) {
            return hashCode((float[]) e);
        }
        if (e instanceof double[]) {
            return hashCode((double[]) e);
        }
        if (e instanceof boolean[]) {
            return hashCode((boolean[]) e);
        }
        return e.hashCode();
    }

    public static boolean deepEquals(Object[] a1, Object[] a2) {
        if (a1 == a2) {
            return true;
        }
        if (a1 == null || a2 == null || a1.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a1.length; i++) {
            Object e1 = a1[i];
            Object e2 = a2[i];
            if (e1 != e2 && (e1 == null || !deepEquals0(e1, e2))) {
                return false;
            }
        }
        return true;
    }

    static boolean deepEquals0(Object e, Object e2) {
        if (e instanceof Object[] && e2 instanceof Object[]) {
            return deepEquals((Object[]) e, (Object[]) e2);
        }
        if (e instanceof byte[] && e2 instanceof byte[]) {
            return equals((byte[]) e, (byte[]) e2);
        }
        if (e instanceof short[] && e2 instanceof short[]) {
            return equals((short[]) e, (short[]) e2);
        }
        if (e instanceof int[] && e2 instanceof int[]) {
            return equals((int[]) e, (int[]) e2);
        }
        if (e instanceof long[] && e2 instanceof long[]) {
            return equals((long[]) e, (long[]) e2);
        }
        if (e instanceof char[] && e2 instanceof char[]) {
            return equals((char[]) e, (char[]) e2);
        }
        if (e instanceof float[] && e2 instanceof float[]) {
            return equals((float[]) e, (float[]) e2);
        }
        if (e instanceof double[] && e2 instanceof double[]) {
            return equals((double[]) e, (double[]) e2);
        }
        if (e instanceof boolean[] && e2 instanceof boolean[]) {
            return equals((boolean[]) e, (boolean[]) e2);
        }
        return e.equals(e2);
    }

    public static String deepToString(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        deepToString(a, text, new java.util.ArrayList<>());
        return text.toString();
    }

    /** `open` holds the arrays around this place: one that contains itself is shown as [...] */
    private static void deepToString(Object[] a, StringBuilder text, List<Object[]> open) {
        if (a == null) {
            text.append("null");
            return;
        }
        for (Object[] outer : open) {
            if (outer == a) {
                text.append("[...]");
                return;
            }
        }
        open.add(a);
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            if (a[i] instanceof Object[]) {
                deepToString((Object[]) a[i], text, open);
            } else {
                text.append(flatToString(a[i]));
            }
        }
        text.append(']');
        open.remove(open.size() - 1);
    }

    private static String flatToString(Object e) {
        if (e instanceof byte[]) {
            return toString((byte[]) e);
        }
        if (e instanceof short[]) {
            return toString((short[]) e);
        }
        if (e instanceof int[]) {
            return toString((int[]) e);
        }
        if (e instanceof long[]) {
            return toString((long[]) e);
        }
        if (e instanceof char[]) {
            return toString((char[]) e);
        }
        if (e instanceof float[]) {
            return toString((float[]) e);
        }
        if (e instanceof double[]) {
            return toString((double[]) e);
        }
        if (e instanceof boolean[]) {
            return toString((boolean[]) e);
        }
        return String.valueOf(e);
    }

    // Streams

    public static <T> Spliterator<T> spliterator(T[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Spliterator<T> spliterator(T[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Stream<T> stream(T[] array) {
        return stream(array, 0, array.length);
    }

    public static <T> Stream<T> stream(T[] array, int startInclusive, int endExclusive) {
        return StreamSupport.stream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static Spliterator.OfInt spliterator(int[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfInt spliterator(int[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static IntStream stream(int[] array) {
        return stream(array, 0, array.length);
    }

    public static IntStream stream(int[] array, int startInclusive, int endExclusive) {
        return StreamSupport.intStream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static Spliterator.OfLong spliterator(long[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfLong spliterator(long[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static LongStream stream(long[] array) {
        return stream(array, 0, array.length);
    }

    public static LongStream stream(long[] array, int startInclusive, int endExclusive) {
        return StreamSupport.longStream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static Spliterator.OfDouble spliterator(double[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static DoubleStream stream(double[] array) {
        return stream(array, 0, array.length);
    }

    public static DoubleStream stream(double[] array, int startInclusive, int endExclusive) {
        return StreamSupport.doubleStream(spliterator(array, startInclusive, endExclusive), false);
    }

    // An array as a list

    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> List<T> asList(T... a) {
        return new ArrayList<>(a);
    }

    /** A list of fixed size that writes through to its array; hides java.util.ArrayList within this class. */
    private static class ArrayList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private static final long serialVersionUID = -2764017481108945198L;

        private final E[] a;

        ArrayList(E[] array) {
            a = Objects.requireNonNull(array);
        }

        @Override
        public int size() {
            return a.length;
        }

        @Override
        public Object[] toArray() {
            return copyOf(a, a.length, Object[].class);
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] to) {
            int size = size();
            if (to.length < size) {
                return copyOf(a, size, (Class<? extends T[]>) to.getClass());
            }
            System.arraycopy(a, 0, to, 0, size);
            if (to.length > size) {
                to[size] = null;
            }
            return to;
        }

        @Override
        public E get(int index) {
            return a[index];
        }

        @Override
        public E set(int index, E element) {
            E old = a[index];
            a[index] = element;
            return old;
        }

        @Override
        public int indexOf(Object o) {
            for (int i = 0; i < a.length; i++) {
                if (o == null ? a[i] == null : o.equals(a[i])) {
                    return i;
                }
            }
            return -1;
        }

        @Override
        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        @Override
        public Spliterator<E> spliterator() {
            return Spliterators.spliterator(a, Spliterator.ORDERED);
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            for (E e : a) {
                action.accept(e);
            }
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            for (int i = 0; i < a.length; i++) {
                a[i] = operator.apply(a[i]);
            }
        }

        @Override
        public void sort(Comparator<? super E> c) {
            Arrays.sort(a, c);
        }

        @Override
        public Iterator<E> iterator() {
            return new ArrayItr<>(a);
        }
    }

    private static final class ArrayItr<E> implements Iterator<E> {
        private final E[] a;
        private int cursor;

        ArrayItr(E[] a) {
            this.a = a;
        }

        @Override
        public boolean hasNext() {
            return cursor < a.length;
        }

        @Override
        public E next() {
            if (cursor >= a.length) {
                throw new NoSuchElementException();
            }
            return a[cursor++];
        }
    }
}
