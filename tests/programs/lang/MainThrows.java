// compare: stderr
/** An exception that leaves main: trace on stderr, with its cause, and exit status 1. */
public class MainThrows {
    static void inner(int depth) {
        if (depth == 0) {
            throw new IllegalStateException("the bottom");
        }
        inner(depth - 1);
    }

    public static void main(String[] args) throws Exception {
        System.out.println("before");
        try {
            inner(3);
        } catch (IllegalStateException e) {
            throw new Exception("wrapped", e);
        }
    }
}
