import clew.Verify;

/** What is thrown passes a finally block. */
public class Lastly {
    static int done;

    public static void main(String[] arguments) {
        int drawn = Verify.random(1);
        try {
            throw new IllegalStateException("thrown");
        } finally {
            done = drawn;
        }
    }
}
