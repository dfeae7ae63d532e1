/** fcmpl, fcmpg, dcmpl, dcmpg: every comparison with NaN is false except !=; the two zeros are equal. */
public class FloatCompare {
    static String compare(double a, double b) {
        String s = "";
        if (a < b) s += "<";
        if (a <= b) s += "<=";
        if (a > b) s += ">";
        if (a >= b) s += ">=";
        if (a == b) s += "==";
        if (a != b) s += "!=";
        if (!(a < b)) s += " not<";
        if (!(a > b)) s += " not>";
        if (!(a <= b)) s += " not<=";
        if (!(a >= b)) s += " not>=";
        return s;
    }

    static String compare(float a, float b) {
        String s = "";
        if (a < b) s += "<";
        if (a <= b) s += "<=";
        if (a > b) s += ">";
        if (a >= b) s += ">=";
        if (a == b) s += "==";
        if (a != b) s += "!=";
        if (!(a < b)) s += " not<";
        if (!(a > b)) s += " not>";
        if (!(a <= b)) s += " not<=";
        if (!(a >= b)) s += " not>=";
        return s;
    }

    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1.0, -1.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE};
        for (double a : values) {
            for (double b : values) {
                System.out.println(a + " " + b + " " + compare(a, b) + " | " + compare((float) a, (float) b) + " " + Double.compare(a, b)
                    + " " + Float.compare((float) a, (float) b) + " " + Math.max(a, b) + " " + Math.min(a, b));
            }
        }
        System.out.println(Double.valueOf(Double.NaN).equals(Double.NaN) + " " + Double.valueOf(0.0).equals(-0.0));
    }
}
