import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Permutations, subsets, combinations and partitions, generated in several ways. */
public class PermutationsAndSubsets {
    static void permute(char[] a, int k, List<String> out) {
        if (k == a.length) { out.add(new String(a)); return; }
        for (int i = k; i < a.length; i++) {
            char t = a[k]; a[k] = a[i]; a[i] = t;
            permute(a, k + 1, out);
            t = a[k]; a[k] = a[i]; a[i] = t;
        }
    }

    static boolean next(int[] a) {
        int i = a.length - 2;
        while (i >= 0 && a[i] >= a[i + 1]) i--;
        if (i < 0) return false;
        int j = a.length - 1;
        while (a[j] <= a[i]) j--;
        int t = a[i]; a[i] = a[j]; a[j] = t;
        for (int l = i + 1, r = a.length - 1; l < r; l++, r--) { t = a[l]; a[l] = a[r]; a[r] = t; }
        return true;
    }

    static void partitions(int n, int max, String prefix) {
        if (n == 0) { System.out.print("[" + prefix.trim() + "]"); return; }
        for (int i = Math.min(n, max); i > 0; i--) partitions(n - i, i, prefix + i + " ");
    }

    public static void main(String[] args) {
        List<String> out = new ArrayList<>();
        permute("abcd".toCharArray(), 0, out);
        System.out.println(out.size() + " " + out);
        int[] a = {1, 1, 2, 3};
        int count = 0;
        do { count++; if (count % 4 == 0) System.out.print(Arrays.toString(a)); } while (next(a));
        System.out.println(" " + count);
        for (int set = 0; set < 16; set++) {
            StringBuilder b = new StringBuilder("{");
            for (int i = 0; i < 4; i++) if ((set >> i & 1) == 1) b.append((char) ('p' + i));
            System.out.print(b.append("} "));
        }
        System.out.println();
        for (int x = 7; x < 32;) { System.out.print(Integer.toBinaryString(x) + " "); int low = x & -x, up = x + low; x = (x ^ up) >>> 2; x = x / low | up; }
        System.out.println();
        partitions(5, 5, "");
        System.out.println();
    }
}
