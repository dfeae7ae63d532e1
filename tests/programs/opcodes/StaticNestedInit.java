/** new, getstatic, putstatic and invokestatic trigger initialisation once; constants and arrays do not. */
public class StaticNestedInit {
    static void say(String s) { System.out.println(s); }

    static class ByNew { static { say("ByNew"); } }
    static class ByCall { static { say("ByCall"); } static void call() { } }
    static class ByGet { static int x = 1; static { say("ByGet"); } }
    static class ByPut { static int x; static { say("ByPut"); } }
    static class NotByConstant { static final int X = 5; static final String S = "text"; static { say("NotByConstant"); } }
    static class ByBoxedConstant { static final Integer X = 5; static { say("ByBoxedConstant"); } }
    static class NotByArray { static { say("NotByArray"); } }
    static class NotByLiteral { static { say("NotByLiteral"); } }
    static class NotByCast { static { say("NotByCast"); } }
    static class Parent { static int inherited = 3; static { say("Parent"); } }
    static class Child extends Parent { static { say("Child"); } }
    static class ByReflection { static { say("ByReflection"); } }

    public static void main(String[] args) throws Exception {
        say("start");
        new ByNew();
        new ByNew();
        ByCall.call();
        int x = ByGet.x;
        ByPut.x = 1;
        say(NotByConstant.X + NotByConstant.S);
        say("" + ByBoxedConstant.X);
        say("" + new NotByArray[3].length + NotByArray[].class.getName());
        say(NotByLiteral.class.getName());
        Object o = null;
        NotByCast c = (NotByCast) o;
        say("" + (o instanceof NotByCast));
        say("" + Child.inherited);
        new Child();
        Class.forName("StaticNestedInit$ByReflection", false, StaticNestedInit.class.getClassLoader());
        say("loaded");
        Class.forName("StaticNestedInit$ByReflection");
    }
}
