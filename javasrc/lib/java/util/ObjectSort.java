package java.util;

/**
 * A stable sort of objects: merge sort whose small parts (and so every small array) are sorted by binary insertion
 * after the run at the start.
 */
final class ObjectSort {
    private static final int SMALL = 32;

    private ObjectSort() {
    }

    /** Sorts a[lo, hi) by c. */
    static void sort(Object[] a, int lo, int hi, Comparator<Object> c) {
        if (hi - lo < SMALL) {
            insertionSort(a, lo, hi, c);
        } else {
            sort(a, lo, hi, c, new Object[(hi - lo + 1) / 2]);
        }
    }

    private static void sort(Object[] a, int lo, int hi, Comparator<Object> c, Object[] space) {
        if (hi - lo < SMALL) {
            insertionSort(a, lo, hi, c);
            return;
        }
        int middle = lo + (hi - lo) / 2;
        sort(a, lo, middle, c, space);
        sort(a, middle, hi, c, space);
        if (c.compare(a[middle], a[middle - 1]) < 0) {
            merge(a, lo, middle, hi, c, space);
        }
    }

    private static void merge(Object[] a, int lo, int middle, int hi, Comparator<Object> c, Object[] space) {
        int count = middle - lo;
        System.arraycopy(a, lo, space, 0, count);
        int left = 0;
        int right = middle;
        int to = lo;
        while (left < count && right < hi) {
            a[to++] = c.compare(a[right], space[left]) < 0 ? a[right++] : space[left++];
        }
        System.arraycopy(space, left, a, to, count - left);
    }

    private static void insertionSort(Object[] a, int lo, int hi, Comparator<Object> c) {
        if (hi - lo < 2) {
            return;
        }
        for (int start = lo + runAtStart(a, lo, hi, c); start < hi; start++) {
            Object pivot = a[start];
            int left = lo;
            int right = start;
            while (left < right) {
                int middle = (left + right) >>> 1;
                if (c.compare(pivot, a[middle]) < 0) {
                    right = middle;
                } else {
                    left = middle + 1;
                }
            }
            System.arraycopy(a, left, a, left + 1, start - left);
            a[left] = pivot;
        }
    }

    /** The length of the ascending run at lo; a strictly descending one is turned round first. */
    private static int runAtStart(Object[] a, int lo, int hi, Comparator<Object> c) {
        int end = lo + 2;
        if (c.compare(a[lo + 1], a[lo]) < 0) {
            while (end < hi && c.compare(a[end], a[end - 1]) < 0) {
                end++;
            }
            for (int i = lo, j = end - 1; i < j; i++, j--) {
                Object t = a[i];
                a[i] = a[j];
                a[j] = t;
            }
        } else {
            while (end < hi && c.compare(a[end], a[end - 1]) >= 0) {
                end++;
            }
        }
        return end - lo;
    }
}
