/** Conway's game of life on a torus. */
public class GameOfLife {
    static boolean[][] step(boolean[][] g) {
        int h = g.length, w = g[0].length;
        boolean[][] n = new boolean[h][w];
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
            int c = 0;
            for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if ((dx | dy) != 0 && g[(y + dy + h) % h][(x + dx + w) % w]) c++;
            n[y][x] = c == 3 || c == 2 && g[y][x];
        }
        return n;
    }

    public static void main(String[] args) {
        boolean[][] g = new boolean[12][16];
        int[][] cells = {{1, 2}, {2, 3}, {3, 1}, {3, 2}, {3, 3}, {8, 8}, {8, 9}, {8, 10}, {5, 12}, {5, 13}, {6, 12}, {6, 13}};
        for (int[] c : cells) g[c[0]][c[1]] = true;
        for (int t = 0; t <= 20; t++) {
            if (t % 10 == 0) {
                System.out.println("generation " + t);
                for (boolean[] row : g) {
                    StringBuilder s = new StringBuilder();
                    for (boolean b : row) s.append(b ? '#' : '.');
                    System.out.println(s);
                }
            }
            g = step(g);
        }
    }
}
