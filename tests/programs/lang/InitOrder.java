/** The order of static and instance initialisation over a class hierarchy. */
public class InitOrder {
    static int n;

    static int say(String s) {
        System.out.println(++n + " " + s);
        return n;
    }

    static class A {
        static int x = say("A.x");
        int i = say("A.i");
        static { say("A static block"); }
        { say("A block"); }
        A() { say("A()"); }
    }

    static class B extends A {
        static { say("B static block"); }
        static final int CONSTANT = 5;
        static final int COMPUTED = say("B.COMPUTED");
        int j = say("B.j");
        B() { super(); say("B() " + j); }
    }

    static class C extends B {
        static B early = new B();
        static int y = say("C.y");
        C() { say("C()"); }
    }

    static int top = say("InitOrder.top");

    public static void main(String[] args) {
        say("main");
        say("constant " + B.CONSTANT);
        new C();
        new C();
        say("end " + (A.x < B.COMPUTED));
    }

    static int bottom = say("InitOrder.bottom");
}
