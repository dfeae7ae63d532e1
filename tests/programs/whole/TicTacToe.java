/** Tic-tac-toe played perfectly by both sides with minimax and alpha-beta. */
public class TicTacToe {
    static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    static int visited;

    static boolean wins(int side) { for (int l : LINES) if ((side & l) == l) return true; return false; }

    static int score(int me, int other, int alpha, int beta) {
        visited++;
        if (wins(other)) return -1;
        if ((me | other) == 0777) return 0;
        for (int i = 0; i < 9 && alpha < beta; i++) if (((me | other) >> i & 1) == 0) alpha = Math.max(alpha, -score(other, me | 1 << i, -beta, -alpha));
        return alpha;
    }

    public static void main(String[] args) {
        int[] side = {0, 0};
        for (int move = 0; move < 9 && !wins(side[0]) && !wins(side[1]); move++) {
            int me = move & 1, best = -1, value = -2;
            for (int i = 0; i < 9; i++) {
                if (((side[0] | side[1]) >> i & 1) != 0) continue;
                int v = -score(side[1 - me], side[me] | 1 << i, -1, 1);
                if (v > value) { value = v; best = i; }
            }
            side[me] |= 1 << best;
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < 9; i++) b.append((side[0] >> i & 1) == 1 ? 'X' : (side[1] >> i & 1) == 1 ? 'O' : '.').append(i % 3 == 2 ? "|" : "");
            System.out.println(b + " value " + value);
        }
        System.out.println(visited);
    }
}
