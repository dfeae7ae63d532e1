/** Varargs, overload choice between them, boxing and widening. */
public class Varargs {
    static String f(Object... a) { return a == null ? "null array" : "Object[" + a.length + "]"; }
    static String g(int... a) { return "int[" + a.length + "]"; }
    static String g(int a) { return "int"; }
    static String g(long a) { return "long"; }
    static String g(Integer a) { return "Integer"; }
    static String h(long a) { return "long"; }
    static String h(Object a) { return "Object"; }
    static String h(int... a) { return "int..."; }
    static String k(String s, Object... rest) { return s + rest.length; }
    static String m(char c) { return "char"; }
    static String m(int i) { return "int"; }
    static String m(double d) { return "double"; }

    public static void main(String[] args) {
        System.out.println(f() + f(1) + f(1, "two", 3.0) + f((Object) null) + f((Object[]) null) + f(new String[3]) + f((Object) new String[3]) + f(new int[4]));
        byte b = 1;
        short s = 2;
        System.out.println(g() + g(1) + g(1L) + g(b) + g(1, 2) + g(Integer.valueOf(1)) + g(new int[7]));
        System.out.println(h(1) + h(Integer.valueOf(1)) + h(1f) + h() + h(1, 2) + h('c'));
        System.out.println(k("a") + k("b", 1) + k("c", new Object[] {1, 2, 3}));
        System.out.println(m('c') + m(s) + m('c' + 1) + m(1L) + m((char) 99) + m(b));
        Object o = true ? 1 : "s";
        Object p = true ? 1 : 2.0;
        Object q = false ? 'a' : 98;
        Object r = true ? null : 0;
        System.out.println(o + " " + p + " " + q + " " + r);
    }
}
