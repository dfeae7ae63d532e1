/** Exceptions lost in finally blocks, return values replaced, state seen in between. */
public class FinallyOverrides {
    static int[] cell = {0};

    @SuppressWarnings("finally")
    static String swallow() {
        try {
            throw new RuntimeException("gone");
        } finally {
            return "swallowed";
        }
    }

    static void replace() {
        try {
            throw new RuntimeException("first");
        } finally {
            throw new IllegalStateException("second");
        }
    }

    static StringBuilder mutable() {
        StringBuilder b = new StringBuilder("r");
        try {
            return b;
        } finally {
            b.append("+f");
        }
    }

    static int[] reference() {
        int[] a = {1};
        try {
            return a;
        } finally {
            a = new int[] {2};
        }
    }

    @SuppressWarnings("finally")
    static int loop() {
        int n = 0;
        while (true) {
            try {
                n++;
                if (n < 5) continue;
                return n;
            } finally {
                if (n < 10) continue;
                break;
            }
        }
        return -n;
    }

    static int throwing(int x) {
        try {
            return 10 / x;
        } catch (ArithmeticException e) {
            return -1;
        } finally {
            cell[0] += 100;
        }
    }

    public static void main(String[] args) {
        System.out.println(swallow() + " " + mutable() + " " + reference()[0] + " " + loop() + " " + throwing(5) + " " + throwing(0) + " " + cell[0]);
        try {
            replace();
        } catch (RuntimeException e) {
            System.out.println(e + " " + e.getSuppressed().length + " " + e.getCause());
        }
    }
}
