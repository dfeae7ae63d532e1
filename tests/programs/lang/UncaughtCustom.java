// compare: stderr
/** An uncaught exception whose toString and causes are its own; lines printed in order on both streams. */
public class UncaughtCustom {
    static class Strange extends RuntimeException {
        Strange(Throwable cause) { super(cause); }
        @Override public String toString() { return "Strange!\nsecond line"; }
    }

    static class Init {
        static int x = Integer.parseInt("not a number");
    }

    public static void main(String[] args) {
        System.out.println("out 1");
        System.err.println("err 1");
        System.out.println("out 2");
        throw new Strange(new Error(new java.io.IOException("deep")));
    }
}
