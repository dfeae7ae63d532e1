/** Boolean logic as branches and as values, short circuits, nested conditionals, comparisons with null. */
public class ConditionalExpressions {
    static StringBuilder log = new StringBuilder();

    static boolean t(char c) { log.append(c); return true; }
    static boolean f(char c) { log.append(c); return false; }

    public static void main(String[] args) {
        boolean[] r = {
            t('a') && f('b') || t('c'), f('d') || f('e') && t('f'), !(t('g') && t('h')), t('i') & f('j') | t('k'), t('l') ^ t('m'), f('n') && t('o') == f('p')};
        for (boolean b : r) {
            System.out.print(b + " ");
        }
        System.out.println(log);
        for (int i = -2; i <= 2; i++) {
            String s = i < 0 ? i == -2 ? "min" : "neg" : i > 0 ? i == 2 ? "max" : "pos" : "zero";
            boolean even = (i & 1) == 0;
            int asInt = even ? 1 : 0;
            System.out.println(i + s + even + asInt + (i != 0) + (i <= 0) + (i >= 0) + (i == 1 ? 'y' : 'n'));
        }
        Object o = null;
        Object p = "p";
        System.out.println((o == null) + " " + (p != null) + " " + (o == p) + " " + (p == p) + " " + (o != p));
        boolean acc = true;
        acc &= 3 > 2;
        acc |= f('x');
        acc ^= true;
        System.out.println(acc);
        int x = 5;
        if (x > 3 && x < 10 && !(x == 7 || x == 8)) System.out.println("in");
        if (x < 3 || x > 10) System.out.println("out"); else System.out.println("not out");
        long big = x > 4 ? 1 : 2L;
        double d = x > 4 ? 1 : 2.5;
        System.out.println(big + " " + d + " " + (x > 4 ? 1 : 2.5f) + " " + (x > 9 ? 'a' : 0) + (char) (x > 4 ? 'a' : 'b'));
    }
}
