/** Default methods: diamonds, the most specific one wins, classes win over interfaces, X.super.m(). */
public class DefaultDiamond {
    interface Top {
        default String who() { return "Top"; }
        default String both() { return "both of " + who(); }
    }

    interface Left extends Top {
        default String who() { return "Left"; }
    }

    interface Right extends Top {
    }

    interface Other {
        default String who() { return "Other"; }
    }

    static class Both implements Left, Right { }

    static class Conflict implements Left, Other {
        public String who() { return Left.super.who() + "+" + Other.super.who(); }
    }

    static class Concrete {
        public String who() { return "Concrete"; }
    }

    static class ClassWins extends Concrete implements Left { }

    static abstract class AbstractWho implements Top {
        public abstract String who();
    }

    static class Finished extends AbstractWho {
        public String who() { return "Finished"; }
    }

    public static void main(String[] args) {
        Top[] all = {new Both(), new Conflict(), new ClassWins(), new Finished(), new Top() { }, new Right() { public String who() { return "anonymous"; } }};
        for (Top t : all) {
            System.out.println(t.who() + " / " + t.both());
        }
        Other o = new Conflict();
        System.out.println(o.who());
        Concrete c = new ClassWins();
        System.out.println(c.who());
    }
}
