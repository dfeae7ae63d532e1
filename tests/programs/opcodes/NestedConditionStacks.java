/** Values that stay on the operand stack across branches and calls in nested conditional expressions. */
public class NestedConditionStacks {
    static int n;
    static int next() { return ++n; }
    static boolean odd() { return next() % 2 == 1; }

    static String f(int a, long b, String c, boolean d) { return a + ":" + b + ":" + c + ":" + d; }

    public static void main(String[] args) {
        System.out.println(f(odd() ? 1 : 2, odd() ? 3L : 4, odd() ? "five" : null, odd() && odd() || !odd()));
        System.out.println(1 + (odd() ? next() * (odd() ? 10 : 100) : -next()) - (n > 5 ? n : 0));
        int[] a = {1, odd() ? 2 : 3, odd() ? 4 : 5};
        System.out.println(a[odd() ? 1 : 2] + a[n % 3]);
        long l = 5L * (odd() ? 1 : next()) + (odd() ? (odd() ? 1L : 2L) : (odd() ? 3L : 4L));
        System.out.println(l);
        String s = "a" + (odd() ? "b" + (odd() ? "c" : "d") : "e") + n;
        System.out.println(s);
        Object o = odd() ? (Object) "str" : Integer.valueOf(next());
        System.out.println(o);
        System.out.println(new StringBuilder(odd() ? "x" : "y").append(odd() ? 'p' : 'q').append(odd() ? 1 : 2.5));
        boolean b = odd() == odd() ? odd() : odd() != odd();
        System.out.println(b + " " + n);
        System.out.println(odd() ? odd() ? 1 : 2 : odd() ? 3 : 4);
    }
}
