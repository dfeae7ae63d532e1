/** Boxing and unboxing in arithmetic, comparisons, conditionals, switches and compound assignments. */
public class UnboxingArithmetic {
    static Integer field = 10;
    static Long wide = 20L;

    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c <= d && c >= d) + " " + (c == 128));
        Long l = 127L;
        System.out.println(l.equals(127) + " " + l.equals(127L) + " " + (l == 127));
        Character ch = 'a';
        ch++;
        int sum = ch + a;
        Double dd = a / 2.0;
        Boolean yes = a > 5;
        if (yes && !Boolean.FALSE) System.out.println(ch + " " + sum + " " + dd);
        field++;
        field += 5;
        wide *= 2;
        Byte by = (byte) (a + 1);
        Short sh = (short) (c * 1000);
        Float fl = a / 2f;
        System.out.println(field + " " + wide + " " + by + " " + sh + " " + fl);
        Integer nothing = null;
        try {
            int x = nothing + 1;
        } catch (NullPointerException e) {
            System.out.println("null unboxed");
        }
        try {
            Object o = args.length == 0 ? nothing : Integer.valueOf(1).intValue();
            System.out.println(o);
        } catch (NullPointerException e) {
            System.out.println("null in conditional");
        }
        switch (field) {
            case 16: System.out.println("sixteen"); break;
            default: System.out.println("?");
        }
        switch (ch) {
            case 'b': System.out.println("bee");
        }
        Object[] boxes = {1, 1L, 1f, 1d, 'c', (byte) 1, (short) 1, true};
        for (Object box : boxes) System.out.print(box.getClass().getSimpleName() + "=" + box + "," + box.hashCode() + " ");
        System.out.println();
        System.out.println(new Integer(5) == new Integer(5));
        System.out.println(Integer.valueOf(-128) == Integer.valueOf(-128));
        System.out.println(Integer.valueOf(-129) == Integer.valueOf(-129));
        System.out.println(Long.valueOf(127) == Long.valueOf(127));
        System.out.println(Character.valueOf('\u007f') == Character.valueOf('\u007f'));
        System.out.println(Boolean.valueOf("TRUE") == Boolean.TRUE);
    }
}
