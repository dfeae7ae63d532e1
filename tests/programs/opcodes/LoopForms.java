/** All loops: empty bodies, labels, continue outer, do-while, several variables, backward jumps on every comparison. */
public class LoopForms {
    public static void main(String[] args) {
        int n = 0;
        for (int i = 0, j = 10; i < j; i++, j--) n += i * j;
        System.out.println(n);
        n = 0;
        do n += 2; while (n < 9);
        System.out.println(n);
        while (--n > 0);
        System.out.println(n);
        outer:
        for (int i = 2; i < 30; i++) {
            for (int j = 2; j * j <= i; j++) {
                if (i % j == 0) continue outer;
            }
            if (i > 25) break outer;
            System.out.print(i + " ");
        }
        System.out.println();
        block: {
            if (n == 0) break block;
            System.out.println("skipped");
        }
        long l = 1;
        while (l > 0) l *= 3;
        float f = 1;
        int steps = 0;
        while (f != 0) { f /= 2; steps++; }
        double d = 1;
        int up = 0;
        for (; d < Double.POSITIVE_INFINITY; d *= 2) up++;
        System.out.println(l + " " + steps + " " + up);
        for (char c = 'z'; c >= 'a'; c -= 5) System.out.print(c);
        System.out.println();
        byte b = 0;
        int wraps = 0;
        do { b += 3; wraps++; } while (b != 0);
        System.out.println(wraps);
        for (Object o = new Object[] {new Object[] {new Object[0]}}; o != null; o = ((Object[]) o).length > 0 ? ((Object[]) o)[0] : null) System.out.print("nest ");
        System.out.println();
        for (;;) { if (++n > 5) break; }
        System.out.println(n);
        boolean flag = false;
        while (!flag) flag = !flag;
        for (int i : new int[0]) System.out.println("never");
        for (String s : new String[] {"x", null, "y"}) System.out.print(s + " ");
        System.out.println(flag);
    }
}
