/** Assertions are off unless asked for: conditions are not evaluated. */
public class AssertionsOff {
    static boolean evaluated;

    static boolean check() {
        evaluated = true;
        return false;
    }

    static class Nested {
        static final boolean ON;
        static {
            boolean on = false;
            assert on = true;
            ON = on;
        }
    }

    public static void main(String[] args) {
        assert check() : "not seen";
        System.out.println(evaluated + " " + Nested.ON + " " + AssertionsOff.class.desiredAssertionStatus());
        try {
            throw new AssertionError("thrown by hand");
        } catch (AssertionError e) {
            System.out.println(e);
        }
        System.out.println(new AssertionError(1.5).getMessage() + new AssertionError('c').getMessage() + new AssertionError().getMessage() + new AssertionError((Object) new Exception("x")).getCause());
    }
}
