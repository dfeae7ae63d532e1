import java.io.IOException;

/** Exceptions: messages, causes, toString, getLocalizedMessage, own subclasses, checked ones through generics. */
public class ExceptionBasics {
    static class Plain extends Exception { }
    static class Coded extends RuntimeException {
        final int code;
        Coded(int code, String message, Throwable cause) { super(message, cause); this.code = code; }
        @Override public String getMessage() { return "[" + code + "] " + super.getMessage(); }
    }
    static class Localized extends Exception {
        Localized() { super("plain"); }
        @Override public String getLocalizedMessage() { return "localized"; }
    }
    static class Shouting extends Error { @Override public String toString() { return "SHOUTING"; } }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneak(Throwable t) throws T { throw (T) t; }

    static void rethrow(boolean io) throws IOException {
        try {
            if (io) throw new IOException("io");
            throw new IllegalArgumentException("arg");
        } catch (final Exception e) {
            throw e;
        }
    }

    public static void main(String[] args) {
        Throwable[] all = {new Plain(), new Coded(7, "text", new Plain()), new Localized(), new Shouting(), new Exception((String) null), new Exception((Throwable) null),
            new Exception(new IOException("inner")), new RuntimeException("m", null), new Error("e"), new AssertionError(5), new AssertionError("s", new Plain()), new IndexOutOfBoundsException("3"),
            new ArrayIndexOutOfBoundsException(4), new StringIndexOutOfBoundsException(5), new InterruptedException("i"), new CloneNotSupportedException(), new NumberFormatException("nf"), new UnsupportedOperationException("u")};
        for (Throwable t : all) System.out.println(t + " | " + t.getMessage() + " | " + t.getLocalizedMessage() + " | " + t.getCause() + " | " + t.getSuppressed().length);
        try {
            ExceptionBasics.<RuntimeException>sneak(new IOException("sneaked"));
        } catch (Exception e) {
            System.out.println(e + " " + (e instanceof IOException));
        }
        for (boolean io : new boolean[] {true, false}) {
            try {
                rethrow(io);
            } catch (IOException | IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        Throwable chain = new Exception("1", new Exception("2", new Error("3")));
        int depth = 0;
        for (Throwable t = chain; t != null; t = t.getCause()) depth++;
        System.out.println(depth);
        try {
            try {
                throw new Plain();
            } finally {
                System.out.println("finally first");
            }
        } catch (Plain p) {
            System.out.println("then catch " + p.getStackTrace()[0].getMethodName());
        }
    }
}
