/** invokevirtual and invokeinterface over deep hierarchies, overriding with package and public access, many interfaces. */
public class VirtualDispatch {
    interface A { String a(); }
    interface B { String b(); }
    interface C extends A, B { String c(); }
    interface D { default String d() { return "D.d"; } }

    static abstract class Level0 implements C {
        public String a() { return "0a"; }
        String p() { return "0p"; }
    }
    static class Level1 extends Level0 {
        public String b() { return "1b"; }
        public String c() { return "1c"; }
        public String p() { return "1p"; }
    }
    static class Level2 extends Level1 implements D {
        public String a() { return "2a" + super.a(); }
    }
    static class Level3 extends Level2 implements A, B, C, D {
        public String c() { return "3c" + super.c(); }
        public String d() { return "3d" + super.d(); }
    }
    static class Level4 extends Level3 { }

    static String all(Level0 o) {
        String s = o.a() + " " + o.b() + " " + o.c() + " " + o.p();
        A a = o;
        B b = o;
        C c = o;
        s += " | " + a.a() + " " + b.b() + " " + c.a() + " " + c.b() + " " + c.c();
        if (o instanceof D) s += " | " + ((D) o).d();
        return s + " " + o.equals(o) + " " + o.equals(null);
    }

    public static void main(String[] args) {
        Level0[] objects = {new Level1(), new Level2(), new Level3(), new Level4(), new Level4() { public String b() { return "anon"; } }};
        for (int round = 0; round < 3; round++) {
            for (Level0 o : objects) {
                System.out.println(all(o));
            }
        }
        Object[] mixed = {"string", 1, 2L, 'c', new int[0].length, true, new StringBuilder("sb"), VirtualDispatch.class};
        for (Object o : mixed) {
            System.out.println(o.toString() + " " + o.equals("string"));
        }
        Object array = new int[3];
        System.out.println(array.equals(array) + " " + (array.hashCode() == array.hashCode()) + " " + array.toString().startsWith("[I@"));
        C lambdaLike = new C() {
            public String a() { return "x"; }
            public String b() { return "y"; }
            public String c() { return a() + b(); }
        };
        System.out.println(lambdaLike.c());
    }
}
