import java.math.BigInteger;

/** %d, %o, %x with every flag, for each integral type. */
public class FormatIntegers {
    public static void main(String[] args) {
        Object[] values = {(byte) -1, (byte) 127, (short) -2, (short) 300, 0, 42, -42, Integer.MIN_VALUE, 1234567890L,
            Long.MIN_VALUE, new BigInteger("123456789012345678901234567890"), new BigInteger("-255")};
        String[] formats = {"%d", "%5d|", "%-5d|", "%05d", "%+d", "% d", "%,d", "%(d", "%+,15d", "%(015d", "%o", "%x",
            "%X", "%#o", "%#x", "%#X", "%020x", "%-20x|", "%#020x", "%(x", "%+x"};
        for (Object value : values) {
            StringBuilder line = new StringBuilder();
            for (String format : formats) {
                try {
                    line.append(String.format(format, value)).append(' ');
                } catch (RuntimeException e) {
                    line.append(e.getClass().getSimpleName()).append(' ');
                }
            }
            System.out.println(line);
        }
    }
}
