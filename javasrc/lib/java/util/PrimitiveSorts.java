package java.util;

/** Merge sorts of primitive arrays, one per type; floating point in the order of compare (-0.0 before 0.0, NaN last). */
final class PrimitiveSorts {
    private static final int SMALL = 16;

    private PrimitiveSorts() {
    }

    static void sort(int[] a, int lo, int hi) {
        sort(a, lo, hi, hi - lo <= SMALL ? null : new int[(hi - lo + 1) / 2]);
    }

    private static void sort(int[] a, int lo, int hi, int[] space) {
        if (hi - lo <= SMALL) {
            for (int i = lo + 1; i < hi; i++) {
                int x = a[i];
                int j = i;
                for (; j > lo && x < a[j - 1]; j--) {
                    a[j] = a[j - 1];
                }
                a[j] = x;
            }
            return;
        }
        int middle = lo + (hi - lo) / 2;
        sort(a, lo, middle, space);
        sort(a, middle, hi, space);
        if (a[middle] < a[middle - 1]) {
            merge(a, lo, middle, hi, space);
        }
    }

    private static void merge(int[] a, int lo, int middle, int hi, int[] space) {
        int count = middle - lo;
        System.arraycopy(a, lo, space, 0, count);
        int left = 0;
        int right = middle;
        int to = lo;
        while (left < count && right < hi) {
            a[to++] = a[right] < space[left] ? a[right++] : space[left++];
        }
        System.arraycopy(space, left, a, to, count - left);
    }

    static void sort(long[] a, int lo, int hi) {
        sort(a, lo, hi, hi - lo <= SMALL ? null : new long[(hi - lo + 1) / 2]);
    }

    private static void sort(long[] a, int lo, int hi, long[] space) {
        if (hi - lo <= SMALL) {
            for (int i = lo + 1; i < hi; i++) {
                long x = a[i];
                int j = i;
                for (; j > lo && x < a[j - 1]; j--) {
                    a[j] = a[j - 1];
                }
                a[j] = x;
            }
            return;
        }
        int middle = lo + (hi - lo) / 2;
        sort(a, lo, middle, space);
        sort(a, middle, hi, space);
        if (a[middle] < a[middle - 1]) {
            merge(a, lo, middle, hi, space);
        }
    }

    private static void merge(long[] a, int lo, int middle, int hi, long[] space) {
        int count = middle - lo;
        System.arraycopy(a, lo, space, 0, count);
        int left = 0;
        int right = middle;
        int to = lo;
        while (left < count && right < hi) {
            a[to++] = a[right] < space[left] ? a[right++] : space[left++];
        }
        System.arraycopy(space, left, a, to, count - left);
    }

    static void sort(short[] a, int lo, int hi) {
        sort(a, lo, hi, hi - lo <= SMALL ? null : new short[(hi - lo + 1) / 2]);
    }

    private static void sort(short[] a, int lo, int hi, short[] space) {
        if (hi - lo <= SMALL) {
            for (int i = lo + 1; i < hi; i++) {
                short x = a[i];
                int j = i;
                for (; j > lo && x < a[j - 1]; j--) {
                    a[j] = a[j - 1];
                }
                a[j] = x;
            }
            return;
        }
        int middle = lo + (hi - lo) / 2;
        sort(a, lo, middle, space);
        sort(a, middle, hi, space);
        if (a[middle] < a[middle - 1]) {
            merge(a, lo, middle, hi, space);
        }
    }

    private static void merge(short[] a, int lo, int middle, int hi, short[] space) {
        int count = middle - lo;
        System.arraycopy(a, lo, space, 0, count);
        int left = 0;
        int right = middle;
        int to = lo;
        while (left < count && right < hi) {
            a[to++] = a[right] < space[left] ? a[right++] : space[left++];
        }
        System.arraycopy(space, left, a, to, count - left);
    }

    static void sort(char[] a, int lo, int hi) {
        sort(a, lo, hi, hi - lo <= SMALL ? null : new char[(hi - lo + 1) / 2]);
    }

    private static void sort(char[] a, int lo, int hi, char[] space) {
        if (hi - lo <= SMALL) {
            for (int i = lo + 1; i < hi; i++) {
                char x = a[i];
                int j = i;
                for (; j > lo && x < a[j - 1]; j--) {
                    a[j] = a[j - 1];
                }
                a[j] = x;
            }
            return;
        }
        int middle = lo + (hi - lo) / 2;
        sort(a, lo, middle, space);
        sort(a, middle, hi, space);
        if (a[middle] < a[middle - 1]) {
            merge(a, lo, middle, hi, space);
        }
    }

    private static void merge(char[] a, int lo, int middle, int hi, char[] space) {
        int count = middle - lo;
        System.arraycopy(a, lo, space, 0, count);
        int left = 0;
        int right = middle;
        int to = lo;
        while (left < count && right < hi) {
            a[to++] = a[right] < space[left] ? a[right++] : space[left++];
        }
        System.arraycopy(space, left, a, to, count - left);
    }

    static void sort(byte[] a, int lo, int hi) {
        sort(a, lo, hi, hi - lo <= SMALL ? null : new byte[(hi - lo + 1) / 2]);
    }

    private static void sort(byte[] a, int lo, int hi, byte[] space) {
        if (hi - lo <= SMALL) {
            for (int i = lo + 1; i < hi; i++) {
                byte x = a[i];
                int j = i;
                for (; j > lo && x < a[j - 1]; j--) {
                    a[j] = a[j - 1];
                }
                a[j] = x;
            }
            return;
        }
        int middle = lo + (hi - lo) / 2;
        sort(a, lo, middle, space);
        sort(a, middle, hi, space);
        if (a[middle] < a[middle - 1]) {
            merge(a, lo, middle, hi, space);
        }
    }

    private static void merge(byte[] a, int lo, int middle, int hi, byte[] space) {
        int count = middle - lo;
        System.arraycopy(a, lo, space, 0, count);
        int left = 0;
        int right = middle;
        int to = lo;
        while (left < count && right < hi) {
            a[to++] = a[right] < space[left] ? a[right++] : space[left++];
        }
        System.arraycopy(space, left, a, to, count - left);
    }

    static void sort(float[] a, int lo, int hi) {
        sort(a, lo, hi, hi - lo <= SMALL ? null : new float[(hi - lo + 1) / 2]);
    }

    private static void sort(float[] a, int lo, int hi, float[] space) {
        if (hi - lo <= SMALL) {
            for (int i = lo + 1; i < hi; i++) {
                float x = a[i];
                int j = i;
                for (; j > lo && Float.compare(x, a[j - 1]) < 0; j--) {
                    a[j] = a[j - 1];
                }
                a[j] = x;
            }
            return;
        }
        int middle = lo + (hi - lo) / 2;
        sort(a, lo, middle, space);
        sort(a, middle, hi, space);
        if (Float.compare(a[middle], a[middle - 1]) < 0) {
            merge(a, lo, middle, hi, space);
        }
    }

    private static void merge(float[] a, int lo, int middle, int hi, float[] space) {
        int count = middle - lo;
        System.arraycopy(a, lo, space, 0, count);
        int left = 0;
        int right = middle;
        int to = lo;
        while (left < count && right < hi) {
            a[to++] = Float.compare(a[right], space[left]) < 0 ? a[right++] : space[left++];
        }
        System.arraycopy(space, left, a, to, count - left);
    }

    static void sort(double[] a, int lo, int hi) {
        sort(a, lo, hi, hi - lo <= SMALL ? null : new double[(hi - lo + 1) / 2]);
    }

    private static void sort(double[] a, int lo, int hi, double[] space) {
        if (hi - lo <= SMALL) {
            for (int i = lo + 1; i < hi; i++) {
                double x = a[i];
                int j = i;
                for (; j > lo && Double.compare(x, a[j - 1]) < 0; j--) {
                    a[j] = a[j - 1];
                }
                a[j] = x;
            }
            return;
        }
        int middle = lo + (hi - lo) / 2;
        sort(a, lo, middle, space);
        sort(a, middle, hi, space);
        if (Double.compare(a[middle], a[middle - 1]) < 0) {
            merge(a, lo, middle, hi, space);
        }
    }

    private static void merge(double[] a, int lo, int middle, int hi, double[] space) {
        int count = middle - lo;
        System.arraycopy(a, lo, space, 0, count);
        int left = 0;
        int right = middle;
        int to = lo;
        while (left < count && right < hi) {
            a[to++] = Double.compare(a[right], space[left]) < 0 ? a[right++] : space[left++];
        }
        System.arraycopy(space, left, a, to, count - left);
    }
}
