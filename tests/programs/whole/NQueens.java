/** All solutions for n queens by backtracking with bit masks and with arrays. */
public class NQueens {
    static int count(int n, int row, int columns, int left, int right) {
        if (row == n) return 1;
        int total = 0;
        for (int free = ~(columns | left | right) & (1 << n) - 1; free != 0; free &= free - 1) {
            int bit = free & -free;
            total += count(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return total;
    }

    static boolean place(int[] queens, int row) {
        if (row == queens.length) return true;
        next:
        for (int c = 0; c < queens.length; c++) {
            for (int r = 0; r < row; r++) if (queens[r] == c || Math.abs(queens[r] - c) == row - r) continue next;
            queens[row] = c;
            if (place(queens, row + 1)) return true;
        }
        return false;
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 8; n++) System.out.println(n + " " + count(n, 0, 0, 0, 0));
        int[] queens = new int[8];
        System.out.println(place(queens, 0));
        for (int q : queens) System.out.println(".......".substring(0, q) + "Q" + ".......".substring(q));
    }
}
