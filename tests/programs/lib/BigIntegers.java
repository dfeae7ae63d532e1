import java.math.BigInteger;

/** BigInteger: arithmetic, bits, powers, gcd, primes, conversions, errors. */
public class BigIntegers {
    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = BigInteger.valueOf(-987654321L), two = BigInteger.valueOf(2);
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.mod(b.negate()) + " " + a.remainder(b) + " " + a.negate().divide(BigInteger.TEN));
        System.out.println(two.pow(200) + " " + a.gcd(BigInteger.valueOf(30)) + " " + a.signum() + b.signum() + " " + a.compareTo(b) + " " + b.abs() + " " + a.max(b).equals(a) + " " + a.hashCode());
        System.out.println(two.modPow(BigInteger.valueOf(1000), BigInteger.valueOf(1000007)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + new BigInteger("1000003").isProbablePrime(20) + " " + BigInteger.valueOf(100).nextProbablePrime());
        System.out.println(a.bitLength() + " " + a.bitCount() + " " + a.testBit(3) + " " + a.shiftLeft(70) + " " + a.shiftRight(50) + " " + b.shiftRight(3) + " " + a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.setBit(0).flipBit(5).clearBit(2) + " " + a.getLowestSetBit());
        System.out.println(a.toString(16) + " " + new BigInteger("-ff", 16) + " " + a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + b.toByteArray().length + " " + new BigInteger(new byte[] {-1, 0}) + " " + new BigInteger(1, new byte[] {-1, 0}));
        BigInteger f = BigInteger.ONE;
        for (int i = 1; i <= 60; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f + " " + f.bitLength());
        BigInteger[] qr = f.divideAndRemainder(a);
        System.out.println(qr[0] + " " + qr[1] + " " + qr[0].multiply(a).add(qr[1]).equals(f));
        BigInteger big = two.pow(5000).subtract(BigInteger.ONE), square = big.multiply(big);
        System.out.println(square.toString().length() + " " + square.divide(big).equals(big) + " " + square.toString().hashCode());
        for (Runnable r : new Runnable[] {() -> a.divide(BigInteger.ZERO), () -> new BigInteger("12x"), () -> a.longValueExact(), () -> two.pow(-1), () -> a.mod(b)}) {
            try {
                r.run();
            } catch (ArithmeticException | NumberFormatException e) {
                System.out.println(e);
            }
        }
    }
}
