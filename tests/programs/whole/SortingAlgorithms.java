import java.util.Arrays;
import java.util.function.Consumer;

/** Seven sorting algorithms on the same data. */
public class SortingAlgorithms {
    static void swap(int[] a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; }
    static void bubble(int[] a) { for (int n = a.length; n > 1; n--) for (int i = 1; i < n; i++) if (a[i - 1] > a[i]) swap(a, i - 1, i); }
    static void insertion(int[] a) { for (int i = 1; i < a.length; i++) { int x = a[i], j = i; for (; j > 0 && a[j - 1] > x; j--) a[j] = a[j - 1]; a[j] = x; } }
    static void selection(int[] a) { for (int i = 0; i < a.length; i++) { int m = i; for (int j = i + 1; j < a.length; j++) if (a[j] < a[m]) m = j; swap(a, i, m); } }
    static void quick(int[] a) { quick(a, 0, a.length - 1); }
    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int p = a[(lo + hi) >>> 1], i = lo, j = hi;
        while (i <= j) { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) swap(a, i++, j--); }
        quick(a, lo, j);
        quick(a, i, hi);
    }
    static void merge(int[] a) {
        if (a.length < 2) return;
        int[] l = Arrays.copyOfRange(a, 0, a.length / 2), r = Arrays.copyOfRange(a, a.length / 2, a.length);
        merge(l);
        merge(r);
        for (int i = 0, j = 0, k = 0; k < a.length; k++) a[k] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
    }
    static void heap(int[] a) {
        for (int i = a.length / 2; i >= 0; i--) sift(a, i, a.length);
        for (int n = a.length - 1; n > 0; n--) { swap(a, 0, n); sift(a, 0, n); }
    }
    static void sift(int[] a, int i, int n) {
        for (int c; (c = 2 * i + 1) < n; i = c) { if (c + 1 < n && a[c + 1] > a[c]) c++; if (a[i] >= a[c]) return; swap(a, i, c); }
    }
    static void radix(int[] a) {
        for (int shift = 0; shift < 32; shift += 8) {
            int[] count = new int[257], out = new int[a.length];
            for (int x : a) count[(x >>> shift & 0xFF ^ (shift == 24 ? 0x80 : 0)) + 1]++;
            for (int i = 0; i < 256; i++) count[i + 1] += count[i];
            for (int x : a) out[count[x >>> shift & 0xFF ^ (shift == 24 ? 0x80 : 0)]++] = x;
            System.arraycopy(out, 0, a, 0, a.length);
        }
    }

    static void run(String name, Consumer<int[]> sort) {
        int[] a = new int[300];
        long seed = 12345;
        for (int i = 0; i < a.length; i++) { seed = seed * 1103515245 + 12345; a[i] = (int) (seed >> 16) % 1000; }
        int[] expected = a.clone();
        Arrays.sort(expected);
        sort.accept(a);
        System.out.println(name + " " + Arrays.equals(a, expected) + " " + a[0] + " " + a[150] + " " + a[299] + " " + Arrays.hashCode(a));
    }

    public static void main(String[] args) {
        run("bubble", SortingAlgorithms::bubble);
        run("insertion", SortingAlgorithms::insertion);
        run("selection", SortingAlgorithms::selection);
        run("quick", SortingAlgorithms::quick);
        run("merge", SortingAlgorithms::merge);
        run("heap", SortingAlgorithms::heap);
        run("radix", SortingAlgorithms::radix);
        run("library", Arrays::sort);
    }
}
