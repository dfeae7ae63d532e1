/** athrow and monitorenter on null, calls and field accesses on null. */
public class ThrowNull {
    int field;
    int[] array;

    int method() {
        return 1;
    }

    static RuntimeException none() {
        return null;
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " did not throw");
        } catch (NullPointerException e) {
            System.out.println(what + ": NullPointerException");
        }
    }

    public static void main(String[] args) {
        final ThrowNull nothing = args.length == 99 ? new ThrowNull() : null;
        final ThrowNull something = new ThrowNull();
        attempt("throw", () -> { throw none(); });
        attempt("synchronized", () -> { synchronized (nothing) { System.out.println("inside"); } });
        attempt("getfield", () -> System.out.println(nothing.field));
        attempt("putfield", () -> nothing.field = 1);
        attempt("invoke", () -> nothing.method());
        attempt("length", () -> System.out.println(something.array.length));
        attempt("load", () -> System.out.println(something.array[0]));
        attempt("store", () -> something.array[0] = 1);
        attempt("unboxing", () -> { Integer i = (Integer) (Object) none(); int j = i; });
        attempt("string", () -> { String s = (String) (Object) none(); s.length(); });
        attempt("cast", () -> { String s = (String) (Object) none(); System.out.println(s); });
        attempt("getClass", () -> nothing.getClass());
        attempt("foreach", () -> { for (int i : something.array) { } });
    }
}
