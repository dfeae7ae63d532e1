/** Interfaces are initialised by use of their computed fields, or through a class if they have default methods. */
public class InitInterfaces {
    static int say(String s) { System.out.println(s); return s.length(); }

    interface Plain { int P = say("Plain"); void f(); }
    interface WithDefault { int D = say("WithDefault"); default void g() { } }
    interface Sub extends Plain { int S = say("Sub"); }
    interface SubDefault extends WithDefault, Plain { int SD = say("SubDefault"); }
    interface WithStatic { int T = say("WithStatic"); static int h() { return 1; } }

    static class One implements Plain { static { say("One"); } public void f() { } }
    static class Two implements WithDefault { static { say("Two"); } }
    static class Three implements SubDefault { static { say("Three"); } public void f() { } }
    static class Four extends Two implements Sub { static { say("Four"); } public void f() { } }

    public static void main(String[] args) {
        say("-- One");
        new One().f();
        say("-- Two");
        new Two();
        say("-- Three");
        new Three();
        say("-- Four");
        new Four();
        say("-- Sub.S");
        say("" + Sub.S);
        say("-- One.P");
        say("" + One.P);
        say("-- WithStatic");
        WithStatic.h();
        say("" + SubDefault.SD);
    }
}
