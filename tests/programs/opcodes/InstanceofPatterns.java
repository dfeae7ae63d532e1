// since: 17
/** Pattern variables of instanceof: scope by flow, with && and negation. */
public class InstanceofPatterns {
    sealed interface Shape permits Circle, Square { }
    record Circle(double r) implements Shape { }
    record Square(double side) implements Shape { }

    static double area(Shape s) {
        if (s instanceof Circle c) return 3 * c.r() * c.r();
        if (!(s instanceof Square q)) throw new AssertionError();
        return q.side() * q.side();
    }

    static String text(Object o) {
        if (o instanceof String s && s.length() > 2) return "long string " + s.charAt(2);
        if (o instanceof Integer i && i > 5 || o instanceof Long) return "number";
        return o instanceof int[] a ? "array of " + a.length : "other";
    }

    public static void main(String[] args) {
        System.out.println(area(new Circle(2)) + " " + area(new Square(3)));
        Object[] all = {"abc", "ab", 6, 5, 5L, new int[4], null};
        for (Object o : all) System.out.println(text(o));
        Object o = "x";
        while (!(o instanceof Integer n)) o = o instanceof String s ? s.length() : o;
        System.out.println(n + 1);
    }
}
