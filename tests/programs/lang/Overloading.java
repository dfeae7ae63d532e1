/** Choice of overloads by static type, boxing phases, null, chars, generics and inheritance. */
public class Overloading {
    static String f(Object o) { return "Object"; }
    static String f(String s) { return "String"; }
    static String f(Integer i) { return "Integer"; }
    static String f(int i) { return "int"; }
    static String f(long l) { return "long"; }
    static String f(double d) { return "double"; }
    static String g(Object o) { return "Object"; }
    static String g(int[] a) { return "int[]"; }
    static String h(CharSequence c) { return "CharSequence"; }
    static String h(Comparable<?> c) { return "Comparable"; }
    static String h(String c) { return "String"; }
    static <T> String k(T t) { return "T"; }
    static <T extends Number> String k(T t) { return "Number"; }
    static class P { String m(Object o) { return "P.Object"; } String m(P p) { return "P.P"; } }
    static class Q extends P { String m(Object o) { return "Q.Object"; } String m(Q q) { return "Q.Q"; } }

    public static void main(String[] args) {
        byte b = 1;
        Object o = "s";
        System.out.println(f(b) + f('c') + f(1L) + f(1f) + f("s") + f(o) + f((Object) 1) + f(Integer.valueOf(1)) + f(Long.valueOf(1)) + f(true));
        System.out.println(g(null) + g(new int[0]) + g(new Integer[0]) + h(null) + h((CharSequence) "c") + h((Comparable<?>) "c"));
        System.out.println(k(1) + k("s") + k(2.5));
        P p = new Q();
        Q q = new Q();
        System.out.println(p.m(p) + p.m(q) + p.m("s") + q.m(p) + q.m(q) + q.m((Object) q) + ((P) q).m(q));
        System.out.println(String.valueOf((Object) null) + String.valueOf(new char[] {'x'}));
        StringBuilder sb = new StringBuilder("0123");
        java.util.List<Integer> list = new java.util.ArrayList<>(java.util.Arrays.asList(5, 6, 7));
        list.remove(1);
        list.remove((Integer) 7);
        System.out.println(list + " " + sb.append('4').append((int) '5').append((char) 54));
    }
}
