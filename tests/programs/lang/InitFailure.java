/** A failing static initialiser: ExceptionInInitializerError first, NoClassDefFoundError after. */
public class InitFailure {
    static class Bad {
        static int x = compute();
        static int compute() { throw new IllegalStateException("no"); }
        static void call() { }
    }

    static class BadError {
        static { if (true) throw new AssertionError("an error stays itself"); }
    }

    static class Child extends Bad {
        static { System.out.println("never"); }
    }

    static class DividesByZero {
        static final int X = 1 / Integer.parseInt("0");
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " worked");
        } catch (Throwable t) {
            System.out.println(what + ": " + t);
            System.out.println("  cause " + t.getCause());
        }
    }

    public static void main(String[] args) {
        attempt("field", () -> System.out.println(Bad.x));
        attempt("new", () -> new Bad());
        attempt("error", () -> new BadError());
        attempt("error again", () -> new BadError());
        attempt("child", () -> new Child());
        attempt("divide", () -> System.out.println(DividesByZero.X));
        attempt("array", () -> System.out.println(new Bad[2].length));
        attempt("literal", () -> System.out.println(Bad.class.getSimpleName()));
    }
}
