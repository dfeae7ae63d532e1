/** The norm of an infinite matrix, by power iteration: calls of small methods with doubles. */
public class SpectralNorm {
    static double cell(int i, int j) {
        return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1);
    }

    static void multiply(double[] v, double[] out) {
        for (int i = 0; i < v.length; i++) {
            double sum = 0;
            for (int j = 0; j < v.length; j++) {
                sum += cell(i, j) * v[j];
            }
            out[i] = sum;
        }
    }

    static void multiplyTransposed(double[] v, double[] out) {
        for (int i = 0; i < v.length; i++) {
            double sum = 0;
            for (int j = 0; j < v.length; j++) {
                sum += cell(j, i) * v[j];
            }
            out[i] = sum;
        }
    }

    public static void main(String[] args) {
        int n = 500;
        double[] u = new double[n], v = new double[n], t = new double[n];
        java.util.Arrays.fill(u, 1);
        for (int i = 0; i < 10; i++) {
            multiply(u, t);
            multiplyTransposed(t, v);
            multiply(v, t);
            multiplyTransposed(t, u);
        }
        double uv = 0, vv = 0;
        for (int i = 0; i < n; i++) {
            uv += u[i] * v[i];
            vv += v[i] * v[i];
        }
        System.out.println(Math.sqrt(uv / vv));
    }
}
