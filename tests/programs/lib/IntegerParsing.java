/** Conversions between numbers and text in all radixes, and their round trips. */
public class IntegerParsing {
    public static void main(String[] args) {
        long check = 0;
        for (int radix = Character.MIN_RADIX; radix <= Character.MAX_RADIX; radix++) {
            for (int v : new int[] {0, 1, -1, 35, 36, 123456789, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                String s = Integer.toString(v, radix);
                if (Integer.parseInt(s, radix) != v || Long.parseLong(s.toUpperCase(), radix) != v) System.out.println("wrong " + v + " " + radix);
                check = check * 31 + s.hashCode() + Long.toString(v * 1234567890123L, radix).hashCode();
            }
        }
        System.out.println(check);
        double[] doubles = {1.0, 0.1, 123456.789e-10, 1e22, 5e-324, 2.2250738585072011e-308, 1.7976931348623157e308, 9007199254740993.0, 0.30000000000000004};
        for (double d : doubles) System.out.println(d + " " + (Double.parseDouble(Double.toString(d)) == d) + " " + Double.parseDouble(d + "e2") + " " + (float) d + " " + Float.parseFloat(Float.toString((float) d)));
        String[] texts = {"1", "-1", "+1", "0x10", "010", "1e3", "1.", ".5", "1f", "1d", "1L", " 1", "1 ", "Infinity", "-NaN", "1_000", "0x1p3", "", "-"};
        for (String t : texts) {
            StringBuilder row = new StringBuilder("[" + t + "] ");
            try { row.append(Integer.parseInt(t)); } catch (NumberFormatException e) { row.append("!"); }
            row.append(' ');
            try { row.append(Integer.decode(t)); } catch (NumberFormatException e) { row.append("!"); }
            row.append(' ');
            try { row.append(Double.parseDouble(t)); } catch (NumberFormatException e) { row.append("!"); }
            System.out.println(row);
        }
    }
}
