import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/** Functions of reals whose results are defined to the bit, over thousands of random arguments: a hash of all results each. */
public class StrictFunctions {
    private static final double[] SPECIAL = {0.0, -0.0, 1, -1, 0.5, -0.5, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.NEGATIVE_INFINITY,
        Double.POSITIVE_INFINITY, 1e-300, Math.PI, 1e22, 709.78, 710, -745.2, 22, 0x1p-28, 0x1p-55};

    /** All kinds of sizes: any bits, those near 1, and round numbers. */
    private static double argument(Random random, int i) {
        if (i < SPECIAL.length) {
            return SPECIAL[i];
        }
        switch (i % 4) {
        case 0:
            return Double.longBitsToDouble(random.nextLong());
        case 1:
            return random.nextDouble() * 2 - 1;
        case 2:
            return (random.nextDouble() - 0.5) * 100;
        default:
            return random.nextInt(2000) / 16.0 - 60;
        }
    }

    private static void of(String name, DoubleUnaryOperator function) {
        Random random = new Random(name.length());
        long hash = 0;
        for (int i = 0; i < 4000; i++) {
            hash = hash * 31 + Double.doubleToLongBits(function.applyAsDouble(argument(random, i)));
        }
        System.out.println(name + " " + hash);
    }

    private static void ofTwo(String name, DoubleBinaryOperator function) {
        Random random = new Random(name.length());
        long hash = 0;
        for (int i = 0; i < 4000; i++) {
            double x = argument(random, i), y = argument(random, i * 7 % 4001);
            hash = hash * 31 + Double.doubleToLongBits(function.applyAsDouble(x, y));
        }
        System.out.println(name + " " + hash);
    }

    public static void main(String[] arguments) {
        of("strict sin", StrictMath::sin);
        of("strict cos", StrictMath::cos);
        of("strict tan", StrictMath::tan);
        of("strict asin", StrictMath::asin);
        of("strict acos", StrictMath::acos);
        of("strict atan", StrictMath::atan);
        of("strict exp", StrictMath::exp);
        of("strict log", StrictMath::log);
        of("strict log10", StrictMath::log10);
        of("strict sqrt", StrictMath::sqrt);
        of("strict cbrt", StrictMath::cbrt);
        of("strict sinh", StrictMath::sinh);
        of("strict cosh", StrictMath::cosh);
        of("strict tanh", StrictMath::tanh);
        of("strict expm1", StrictMath::expm1);
        of("strict log1p", StrictMath::log1p);
        ofTwo("strict atan2", StrictMath::atan2);
        ofTwo("strict pow", StrictMath::pow);
        ofTwo("strict hypot", StrictMath::hypot);
        ofTwo("strict remainder", StrictMath::IEEEremainder);
        if (Double.parseDouble(System.getProperty("java.specification.version")) < 24) {     // later they are not those of StrictMath
            of("cbrt", Math::cbrt);
            of("tanh", Math::tanh);
        }
        of("asin", Math::asin);
        of("acos", Math::acos);
        of("atan", Math::atan);
        of("sinh", Math::sinh);
        of("cosh", Math::cosh);
        of("expm1", Math::expm1);
        of("log1p", Math::log1p);
        ofTwo("atan2", Math::atan2);
        ofTwo("hypot", Math::hypot);
        ofTwo("remainder", Math::IEEEremainder);
    }
}
