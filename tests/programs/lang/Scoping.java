/** Shadowing and hiding: fields, locals, parameters, static methods, nested names, blocks. */
public class Scoping {
    static String x = "static x";
    String y = "field y";
    static String m() { return "outer m"; }

    static class Parent {
        String v = "parent v";
        static String s() { return "parent s"; }
        String show() { return v; }
    }

    static class Child extends Parent {
        String v = "child v";
        static String s() { return "child s"; }
        String both() { return v + "/" + super.v + "/" + show(); }
    }

    class Inner {
        String y = "inner y";
        String m() { return "inner m " + Scoping.m(); }
        String all(String y) { return y + "/" + this.y + "/" + Scoping.this.y; }
    }

    static String parameter(String x) {
        x = x + "!";
        { int z = 1; x += z; }
        { String z = "z"; x += z; }
        return x + Scoping.x;
    }

    public static void main(String[] args) {
        Parent p = new Child();
        Child c = (Child) p;
        System.out.println(p.v + " " + c.v + " " + ((Parent) c).v + " " + c.both() + " " + Parent.s() + " " + Child.s());
        System.out.println(new Scoping().new Inner().all("parameter y") + " " + new Scoping().new Inner().m());
        System.out.println(parameter("p") + " " + x);
        String x = "local x";
        System.out.println(x + " " + Scoping.x);
        for (int i = 0; i < 2; i++) { int square = i * i; System.out.print(square); }
        for (long i = 5; i > 3; i--) System.out.print(i);
        System.out.println();
        int String = 5;
        String System2 = "names";
        System.out.println(String + System2);
        x: for (;;) { break x; }
        System.out.println(m());
    }
}
