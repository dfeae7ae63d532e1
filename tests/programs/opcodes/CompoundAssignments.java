/** dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2: compound assignments and increments as values, on fields and arrays of all types. */
public class CompoundAssignments {
    int i = 1;
    long l = 2;
    double d = 3;
    byte b = 126;
    String s = "s";
    static int si = 10;
    static long sl = 20;
    static char sc = 'a';

    static int calls;

    CompoundAssignments self() {
        calls++;
        return this;
    }

    static int index(int i) {
        calls++;
        return i;
    }

    public static void main(String[] args) {
        CompoundAssignments o = new CompoundAssignments();
        System.out.println(o.self().i++ + " " + o.i + " " + ++o.self().i + " " + (o.self().i += 5) + " " + (o.i = o.i * 2));
        System.out.println(o.self().l++ + " " + o.l + " " + --o.self().l + " " + (o.self().l <<= 40) + " " + (o.l = o.l >> 3));
        System.out.println(o.self().d++ + " " + (o.self().d /= 3) + " " + (o.d -= 1));
        System.out.println(o.self().b++ + " " + o.b++ + " " + o.b + " " + (o.b *= 2));
        System.out.println((o.self().s += "t" + 1) + " " + (o.s += null) + " " + (o.s += 'c'));
        System.out.println(si++ + " " + ++si + " " + (si *= 3) + " " + sl-- + " " + (sl ^= 0xFFL) + " " + sc++ + " " + (sc += 2));
        int[] ia = {1, 2, 3};
        long[] la = {1, 2, 3};
        double[] da = {1, 2, 3};
        char[] ca = {'x', 'y'};
        String[] sa = {"a", null};
        Integer[] boxes = {1, 2};
        System.out.println(ia[index(1)]++ + " " + ++ia[index(1)] + " " + (ia[index(2)] += 7) + " " + (ia[0] = ia[1] = 9));
        System.out.println(la[index(1)]++ + " " + ++la[index(1)] + " " + (la[index(2)] *= 7) + " " + (la[0] = la[1] = 9));
        System.out.println(da[index(1)]++ + " " + ++da[index(1)] + " " + (da[index(2)] -= 7) + " " + (da[0] = da[1] = 9));
        System.out.println(ca[index(0)]++ + " " + ++ca[index(0)] + " " + (ca[index(1)] += 1));
        System.out.println((sa[index(0)] += "b") + " " + (sa[index(1)] += "b"));
        System.out.println(boxes[index(0)]++ + " " + boxes[0] + " " + (boxes[index(1)] += 1));
        long x, y, z;
        x = y = z = 5L + o.i;
        System.out.println(x + y + z + " " + calls);
        int k = 0;
        int[] order = {0, 0, 0};
        order[k++] = k++ + k;
        order[k] = k = 0;
        System.out.println(order[0] + " " + order[1] + " " + order[2] + " " + k);
        k = k++ + ++k;
        k += k++ * 2 + k;
        System.out.println(k);
    }
}
