// compare: stderr
/** printStackTrace: causes with common frames left out, suppressed ones, circular causes, to stdout and stderr. */
public class PrintedTraces {
    static void low(int n) throws Exception {
        if (n > 0) {
            low(n - 1);
        }
        throw new java.io.IOException("low " + n);
    }

    static void middle() {
        try {
            low(2);
        } catch (Exception e) {
            RuntimeException r = new RuntimeException("middle", e);
            r.addSuppressed(new IllegalStateException("beside"));
            r.addSuppressed(new Exception("with cause", new Error("inside")));
            throw r;
        }
    }

    static class Custom extends Exception {
        Custom() { super(null, null); }
        @Override public String getMessage() { return "two\nlines"; }
    }

    static class Quiet extends RuntimeException {
        Quiet() { super("quiet", null, false, false); }
    }

    public static void main(String[] args) {
        try {
            middle();
        } catch (RuntimeException e) {
            e.printStackTrace();
            e.printStackTrace(System.out);
            Exception wrapped = new Exception(e);
            wrapped.printStackTrace(System.out);
        }
        new Custom().printStackTrace(System.out);
        new Quiet().printStackTrace(System.out);
        Exception a = new Exception("a"), b = new Exception("b", a);
        a.initCause(b);
        b.printStackTrace(System.out);
        try {
            b.initCause(a);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Exception self = new Exception("self");
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        java.io.StringWriter text = new java.io.StringWriter();
        new Error("to a writer").printStackTrace(new java.io.PrintWriter(text));
        System.out.println(text.toString().trim());
        Thread.dumpStack();
    }
}
