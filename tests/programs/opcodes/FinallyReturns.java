/** try/finally in all its shapes: returns overridden, values kept, nested, in loops, with break and continue. */
public class FinallyReturns {
    static int n;

    static int kept() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
            n = x;
        }
    }

    @SuppressWarnings("finally")
    static int overridden() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 3;
        }
    }

    @SuppressWarnings("finally")
    static String nested(int k) {
        StringBuilder s = new StringBuilder();
        try {
            try {
                s.append("a");
                if (k == 1) throw new IllegalArgumentException("one");
                if (k == 2) return s.append("r").toString();
                s.append(1 / (3 - k));
            } catch (IllegalArgumentException e) {
                s.append("c").append(e.getMessage());
                if (k == 1) throw new IllegalStateException("two");
            } finally {
                s.append("f");
                if (k == 4) throw new RuntimeException("four");
            }
            s.append("b");
        } catch (ArithmeticException e) {
            s.append("div");
        } catch (RuntimeException e) {
            s.append("[").append(e.getMessage()).append("]");
        } finally {
            s.append("F");
            if (k == 5) return s.append("!").toString();
        }
        return s.append("e").toString();
    }

    @SuppressWarnings("finally")
    static String loops() {
        String s = "";
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) continue;
                if (i == 3) break;
                s += i;
            } finally {
                s += "f" + i;
            }
        }
        outer:
        while (true) {
            try {
                try {
                    throw new RuntimeException();
                } finally {
                    s += "x";
                    break outer;
                }
            } finally {
                s += "y";
            }
        }
        return s;
    }

    static long wide() {
        long l = 1L << 40;
        double d = 1.5;
        try {
            return l + (long) (d * 2);
        } finally {
            l = 0;
            d = 0;
        }
    }

    public static void main(String[] args) {
        System.out.println(kept() + " " + n + " " + overridden() + " " + wide());
        for (int k = 0; k <= 6; k++) {
            System.out.println(k + " " + nested(k));
        }
        System.out.println(loops());
    }
}
