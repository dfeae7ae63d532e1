/** Deep operand stacks: long expressions whose left parts wait for the right ones. */
public class StackDepth {
    static int f(int x) { return x + 1; }

    public static void main(String[] args) {
        int i = 1;
        int r = f(1) + (2 * f(2) - (3 + f(3) * (4 - f(4) / (5 + f(5) % (6 ^ f(6) & (7 | f(7) << (8 - f(8) + (9 + f(9) * (10 - f(10) * (11 + i))))))))));
        System.out.println(r);
        long l = 1L + (2L * (3L - (4L + (5L * (6L - (7L + (8L * (9L - (10L + (11L * (12L - (13L + i))))))))))));
        System.out.println(l);
        double d = 1 / (2 + 1 / (2 + 1 / (2 + 1 / (2 + 1 / (2 + 1 / (2 + 1 / (2 + 1 / (2 + 1 / (2 + 1.0 / (2 + i))))))))));
        System.out.println(d);
        System.out.println("a".concat("b".concat("c".concat("d".concat("e".concat("f".concat("g" + f(i) + "h".concat("i"))))))));
        int[] a = {f(1), f(f(1)), f(f(f(1)) + f(f(1))), new int[] {new int[] {f(5)}[0] + new int[] {f(6), f(7)}[1]}[0]};
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + a[3]);
        System.out.println(Math.max(f(1), Math.max(f(2), Math.max(f(3), Math.max(f(9), Math.min(f(4), Math.min(f(5), i)))))));
    }
}
