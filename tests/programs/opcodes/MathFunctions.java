/** Math functions with exactly defined results. */
public class MathFunctions {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 4503599627370497.5, 1e18, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -7.9, 2, 81};
        for (double d : values) {
            System.out.println(d + " " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.rint(d) + " " + Math.round(d) + " " + Math.round((float) d) + " " + Math.sqrt(d)
                + " " + Math.abs(d) + " " + Math.signum(d) + " " + Math.ulp(d) + " " + Math.getExponent(d) + " " + Math.nextUp(d) + " " + Math.nextDown((float) d)
                + " " + Math.copySign(3, d) + " " + Math.scalb(d, 3) + " " + StrictMath.cbrt(d));
        }
        System.out.println(Math.pow(2, 10) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 3) + " " + Math.pow(Double.NaN, 0) + " " + Math.pow(1, Double.POSITIVE_INFINITY) + " " + Math.pow(-1, 0.5));
        System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + Math.atan2(0, -1) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.hypot(3, 4));
        System.out.println(StrictMath.sin(1) + " " + StrictMath.cos(1) + " " + StrictMath.tan(1) + " " + StrictMath.exp(1) + " " + StrictMath.log(10) + " " + StrictMath.pow(1.1, 10.5));
        System.out.println(StrictMath.atan(1) + " " + StrictMath.asin(0.5) + " " + StrictMath.acos(0.5) + " " + StrictMath.sinh(1) + " " + StrictMath.log1p(1e-10) + " " + StrictMath.expm1(1e-10));
        System.out.println(Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.IEEEremainder(5, 3) + " " + Math.max(-0.0, 0.0) + " " + Math.min(-0.0f, 0.0f));
        System.out.println(Math.max(Long.MIN_VALUE, 1) + " " + Math.min(-1, 1) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.floorMod(5, -3) + " " + Math.nextAfter(1.0f, 2.0));
    }
}
