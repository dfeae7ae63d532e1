/** Pancake flips over all permutations: int arrays and short loops. */
public class Fannkuch {
    static int flips(int[] permutation, int[] work) {
        System.arraycopy(permutation, 0, work, 0, work.length);
        int flips = 0;
        for (int first = work[0]; first != 0; first = work[0]) {
            for (int low = 0, high = first; low < high; low++, high--) {
                int t = work[low];
                work[low] = work[high];
                work[high] = t;
            }
            flips++;
        }
        return flips;
    }

    /** The next permutation in the order of rotated prefixes; false after the last. */
    static boolean next(int[] permutation, int[] count) {
        for (int i = 1; i < permutation.length; i++) {
            int first = permutation[0];
            for (int j = 0; j < i; j++) {
                permutation[j] = permutation[j + 1];
            }
            permutation[i] = first;
            if (++count[i] <= i) {
                return true;
            }
            count[i] = 0;
        }
        return false;
    }

    public static void main(String[] args) {
        int n = 9;
        int[] permutation = new int[n], work = new int[n], count = new int[n];
        for (int i = 0; i < n; i++) {
            permutation[i] = i;
        }
        int most = 0, sum = 0, sign = 1;
        do {
            int flips = flips(permutation, work);
            most = Math.max(most, flips);
            sum += sign * flips;
            sign = -sign;
        } while (next(permutation, count));
        System.out.println(sum + " " + most);
    }
}
