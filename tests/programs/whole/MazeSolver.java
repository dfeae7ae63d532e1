import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Random;

/** A maze made with a seeded random walk and solved by breadth-first search. */
public class MazeSolver {
    static final int[] DX = {1, 0, -1, 0}, DY = {0, 1, 0, -1};

    public static void main(String[] args) {
        int w = 31, h = 15;
        char[][] m = new char[h][w];
        for (char[] row : m) Arrays.fill(row, '#');
        Random random = new Random(2024);
        ArrayDeque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {1, 1});
        m[1][1] = ' ';
        while (!stack.isEmpty()) {
            int[] p = stack.peek();
            int[] order = {0, 1, 2, 3};
            for (int i = 3; i > 0; i--) { int j = random.nextInt(i + 1), t = order[i]; order[i] = order[j]; order[j] = t; }
            boolean moved = false;
            for (int d : order) {
                int x = p[0] + 2 * DX[d], y = p[1] + 2 * DY[d];
                if (x > 0 && y > 0 && x < w && y < h && m[y][x] == '#') {
                    m[y][x] = m[p[1] + DY[d]][p[0] + DX[d]] = ' ';
                    stack.push(new int[] {x, y});
                    moved = true;
                    break;
                }
            }
            if (!moved) stack.pop();
        }
        int[][] from = new int[h][w];
        for (int[] row : from) Arrays.fill(row, -1);
        ArrayDeque<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {1, 1});
        from[1][1] = 4;
        while (!queue.isEmpty()) {
            int[] p = queue.poll();
            for (int d = 0; d < 4; d++) {
                int x = p[0] + DX[d], y = p[1] + DY[d];
                if (m[y][x] == ' ' && from[y][x] < 0) { from[y][x] = d; queue.add(new int[] {x, y}); }
            }
        }
        int length = 0;
        for (int x = w - 2, y = h - 2; from[y][x] != 4; length++) { m[y][x] = '.'; int d = from[y][x]; x -= DX[d]; y -= DY[d]; }
        for (char[] row : m) System.out.println(new String(row));
        System.out.println(length);
    }
}
