/** Bit operations of Integer, Long, Short, Character and Math. */
public class BitTricks {
    public static void main(String[] args) {
        int[] ints = {0, 1, -1, 2, 0x80000000, 0x7FFFFFFF, 0x00F0F000, 12345678};
        for (int i : ints) {
            System.out.println(i + " " + Integer.bitCount(i) + " " + Integer.numberOfLeadingZeros(i) + " " + Integer.numberOfTrailingZeros(i) + " " + Integer.highestOneBit(i)
                + " " + Integer.lowestOneBit(i) + " " + Integer.reverse(i) + " " + Integer.reverseBytes(i) + " " + Integer.rotateLeft(i, 5) + " " + Integer.rotateRight(i, 37)
                + " " + Integer.signum(i) + " " + Integer.toHexString(i) + " " + Integer.toBinaryString(i) + " " + Integer.toOctalString(i) + " " + Integer.toString(i, 36)
                + " " + Integer.toUnsignedString(i) + " " + Integer.divideUnsigned(i, 7) + " " + Integer.remainderUnsigned(i, 7) + " " + Integer.compareUnsigned(i, 5));
        }
        long[] longs = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0x00F0F000AA55L};
        for (long l : longs) {
            System.out.println(l + " " + Long.bitCount(l) + " " + Long.numberOfLeadingZeros(l) + " " + Long.numberOfTrailingZeros(l) + " " + Long.highestOneBit(l)
                + " " + Long.lowestOneBit(l) + " " + Long.reverse(l) + " " + Long.reverseBytes(l) + " " + Long.rotateLeft(l, 5) + " " + Long.rotateRight(l, 69)
                + " " + Long.signum(l) + " " + Long.toHexString(l) + " " + Long.toString(l, 2) + " " + Long.toUnsignedString(l) + " " + Long.divideUnsigned(l, 10)
                + " " + Long.remainderUnsigned(l, 10) + " " + Long.hashCode(l));
        }
        System.out.println(Short.reverseBytes((short) 0x1234) + " " + (int) Character.reverseBytes('\u1234') + " " + Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedLong((short) -1));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(-7L, 3L) + " " + Math.floorDiv(Integer.MIN_VALUE, -1));
        String[] exact = {"add", "multiply", "negate", "toInt", "increment", "subtract"};
        for (String what : exact) {
            try {
                switch (what) {
                    case "add": Math.addExact(Integer.MAX_VALUE, 1); break;
                    case "multiply": Math.multiplyExact(1L << 62, 2L); break;
                    case "negate": Math.negateExact(Integer.MIN_VALUE); break;
                    case "toInt": Math.toIntExact(1L << 31); break;
                    case "increment": Math.incrementExact(Integer.MAX_VALUE); break;
                    default: Math.subtractExact(Long.MIN_VALUE, 1L);
                }
            } catch (ArithmeticException e) {
                System.out.println(what + " " + e.getMessage());
            }
        }
    }
}
