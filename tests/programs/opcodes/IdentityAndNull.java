/** if_acmpeq, if_acmpne, ifnull, ifnonnull; identity of strings, classes, arrays and boxes; identityHashCode is stable. */
public class IdentityAndNull {
    static int count(Object... objects) {
        int pairs = 0;
        for (Object a : objects) for (Object b : objects) if (a == b) pairs++;
        return pairs;
    }

    public static void main(String[] args) {
        String a = "text", b = "te" + "xt", c = new String("text"), d = c.intern();
        final String t = "te";
        String e = t + "xt", half = "te", f = half + "xt";
        System.out.println((a == b) + " " + (a == c) + " " + (a == d) + " " + (a == e) + " " + (a == f) + " " + (a == f.intern()));
        System.out.println(count(a, b, c, d, e, f, null, null));
        Object o = new Object();
        System.out.println((o.hashCode() == System.identityHashCode(o)) + " " + (System.identityHashCode(null)) + " " + (o.hashCode() == o.hashCode()));
        int before = o.hashCode();
        Object[] garbage = new Object[1000];
        for (int i = 0; i < 100000; i++) garbage[i % 1000] = new int[10];
        System.out.println(before == o.hashCode());
        Object n = args.length > 5 ? o : null;
        if (n == null) System.out.println("null");
        if (n != null) System.out.println("not null");
        if (null == n && o != null) System.out.println("both");
        while (n == null) n = o;
        System.out.println(n == o);
        System.out.println("text".equals(null) + " " + java.util.Objects.equals(null, null));
    }
}
