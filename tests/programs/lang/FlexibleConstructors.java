// since: 25
/** Statements before super(...), and module-wide simple imports of Java 25. */
public class FlexibleConstructors {
    static class Base {
        Base(int n) { System.out.println("Base " + n + " " + describe()); }
        String describe() { return "base"; }
    }

    static class Derived extends Base {
        final String name;
        Derived(int n) {
            if (n < 0) throw new IllegalArgumentException("negative");
            name = "n" + n;
            super(n * 2);
            System.out.println("Derived " + name);
        }
        @Override String describe() { return name; }
    }

    record Pair(Object a, Object b) { }

    public static void main(String[] args) {
        new Derived(4);
        try {
            new Derived(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Object o = new Pair(1, "x");
        if (o instanceof Pair(Integer _, var b)) System.out.println(b);
        for (int i = 0; i < 2; i++) { try { Integer.parseInt("x" + i); } catch (NumberFormatException _) { System.out.println("bad " + i); } }
    }
}
