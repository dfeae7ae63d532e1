/** Load and store on every element type, default values, sign of bytes and shorts, boolean arrays. */
public class ArrayElements {
    public static void main(String[] args) {
        boolean[] z = new boolean[3];
        byte[] b = new byte[3];
        char[] c = new char[3];
        short[] s = new short[3];
        int[] i = new int[3];
        long[] l = new long[3];
        float[] f = new float[3];
        double[] d = new double[3];
        Object[] o = new Object[3];
        System.out.println(z[0] + " " + b[0] + " " + (int) c[0] + " " + s[0] + " " + i[0] + " " + l[0] + " " + f[0] + " " + d[0] + " " + o[0]);
        z[1] = true;
        b[1] = (byte) 200;
        c[1] = (char) 65535;
        s[1] = (short) 40000;
        i[1] = 1 << 31;
        l[1] = 1L << 63;
        f[1] = -0.0f;
        d[1] = Double.NaN;
        o[1] = i;
        System.out.println(z[1] + " " + b[1] + " " + (int) c[1] + " " + s[1] + " " + i[1] + " " + l[1] + " " + f[1] + " " + d[1] + " " + (o[1] == i));
        System.out.println(z[2] + " " + b[2] + " " + (int) c[2] + " " + s[2] + " " + i[2] + " " + l[2] + " " + f[2] + " " + d[2] + " " + o[2]);
        z[2] ^= z[1] | z[0];
        b[2] += b[1];
        b[2] >>= 1;
        s[2] -= s[1];
        c[2] += c[1] + 'b';
        System.out.println(z[2] + " " + b[2] + " " + s[2] + " " + c[2]);
        int[] alias = i;
        alias[0] = 5;
        System.out.println(i[0] + " " + (alias == i) + " " + i.length);
        for (int index : new int[] {-1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            try {
                i[index]++;
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
            try {
                o[index] = "x";
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
