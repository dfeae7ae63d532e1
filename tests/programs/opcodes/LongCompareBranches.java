/** lcmp with every branch form, as condition and as value. */
public class LongCompareBranches {
    static int sign(long a, long b) {
        if (a < b) return -1;
        if (a > b) return 1;
        return 0;
    }

    public static void main(String[] args) {
        long[] v = {Long.MIN_VALUE, Long.MIN_VALUE + 1, -0x100000000L, -1, 0, 1, 0xFFFFFFFFL, 0x100000000L, Long.MAX_VALUE - 1, Long.MAX_VALUE};
        for (long a : v) {
            StringBuilder row = new StringBuilder();
            for (long b : v) {
                boolean less = a < b;
                boolean equal = a == b;
                row.append(sign(a, b)).append(less ? 'l' : '.').append(equal ? 'e' : '.').append(a >= b ? 'g' : '.').append(' ');
            }
            System.out.println(row);
        }
        long count = 0;
        for (long i = Integer.MAX_VALUE - 2L; i <= Integer.MAX_VALUE + 2L; i++) {
            count += i;
        }
        System.out.println(count);
    }
}
