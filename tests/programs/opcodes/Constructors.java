/** Constructor chains: this(...), super(...), initialisers in order, defaults seen before, final fields. */
public class Constructors {
    static StringBuilder log = new StringBuilder();

    static int note(String s, int v) {
        log.append(s).append(' ');
        return v;
    }

    static class Base {
        int a = note("Base.a", 1);
        { note("Base.block", 0); }

        Base(int x) {
            note("Base(" + x + ")", 0);
            hook();
        }

        void hook() {
            note("Base.hook", 0);
        }
    }

    static class Derived extends Base {
        int b = note("Derived.b", 2);
        final int constant = 9;
        final Integer boxed = 8;
        { note("Derived.block" + b, 0); }
        int c = note("Derived.c", 3);

        Derived() {
            this(note("argument", 5));
            note("Derived()", 0);
        }

        Derived(int x) {
            super(note("super-argument", x * 2));
            note("Derived(" + x + ")", 0);
        }

        void hook() {
            note("Derived.hook b=" + b + " c=" + c + " constant=" + constant + " boxed=" + boxed, 0);
        }
    }

    static class Fails extends Base {
        Fails() {
            super(note("before", 1));
            throw new IllegalStateException("constructor");
        }
    }

    public static void main(String[] args) {
        new Derived();
        System.out.println(log);
        log.setLength(0);
        new Derived(7);
        System.out.println(log);
        log.setLength(0);
        try {
            new Fails();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " after " + log);
        }
    }
}
