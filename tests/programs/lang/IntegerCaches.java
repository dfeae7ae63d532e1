/** Box caches, equality of boxes, parse and valueOf, hash codes of boxes and strings. */
public class IntegerCaches {
    public static void main(String[] args) {
        for (int i : new int[] {-129, -128, 0, 127, 128}) {
            Integer a = i, b = i;
            Long l = (long) i, m = (long) i;
            Short s = (short) i, t = (short) i;
            System.out.println(i + " " + (a == b) + " " + (l == m) + " " + (s == t) + " " + a.equals(b));
        }
        Character c = 127, d = 127, e = 128, f = 128;
        Byte x = 5, y = 5;
        Boolean p = true, q = true;
        System.out.println((c == d) + " " + (e == f) + " " + (x == y) + " " + (p == q));
        System.out.println(Integer.valueOf(77).hashCode() + " " + Long.valueOf(1L << 40).hashCode() + " " + Double.valueOf(1.5).hashCode() + " " + Float.valueOf(1.5f).hashCode()
            + " " + Boolean.TRUE.hashCode() + " " + Boolean.FALSE.hashCode() + " " + Character.valueOf('a').hashCode() + " " + Byte.valueOf((byte) -1).hashCode() + " " + "hash".hashCode());
        System.out.println(Integer.compare(1, 2) + " " + Long.compare(2, 1) + " " + Character.compare('a', 'c') + " " + Boolean.compare(true, false) + " " + Byte.compare((byte) 1, (byte) 5));
        System.out.println(Integer.MAX_VALUE + 1 + " " + Integer.parseInt("-2147483648") + " " + Integer.valueOf("+7") + " " + Long.parseLong("7fffffffffffffff", 16));
        System.out.println(Integer.toString(-255, 16) + " " + Integer.parseUnsignedInt("4294967295") + " " + Long.toString(Long.MIN_VALUE, 36) + " " + Integer.toString(5, 99));
        Number[] numbers = {1, 2L, 3.9f, -4.9, (byte) 5, (short) 6};
        for (Number n : numbers) System.out.print(n.intValue() + "," + n.doubleValue() + "," + n.byteValue() + " ");
        System.out.println();
        Object o = 5;
        System.out.println(o.equals(5) + " " + o.equals(5L) + " " + Integer.valueOf(5).compareTo(7) + " " + Integer.sum(1, 2) + Integer.max(3, 4) + " " + Character.getNumericValue('z'));
    }
}
