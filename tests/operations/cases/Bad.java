import clew.Operation;
import clew.Values;

/** Classes that cannot be checked, each for another reason. */
public class Bad {
    public static class Nothing { public void f() { } }
    public static class NoConstructor { public NoConstructor(int x) { } @Operation public void f() { } }
    public abstract static class Abstract { @Operation public void f() { } }
    public class Inner { @Operation public void f() { } }
    public static class Parameter { @Operation public void f(Thread thread) { } }
    public static class Range { @Operation public void f(@Values("2..1") int x) { } }
    public static class Throws { public Throws() { throw new IllegalStateException("no"); } @Operation public void f() { } }
    public static class Static { @Operation public static void f() { } }
    public static class Fails { @Operation public void f() { throw new AssertionError("never"); } }
    public static class Exits { @Operation public void f() { System.exit(3); } }
    public static class Open { @Operation public int f() { return clew.Verify.getInt(0, 1); } }
    public static class Starts { @Operation public void f() { new Thread(() -> { }).start(); } }
    public static class Initializer { static { if (true) throw new RuntimeException("static"); } @Operation public void f() { } }
    public static class Many { @Operation public void f(@Values("0..99") int a, @Values("0..99") int b) { } }
}
