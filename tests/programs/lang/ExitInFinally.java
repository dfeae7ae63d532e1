// compare: stderr
/** exit in a finally block wins over the exception on its way. */
public class ExitInFinally {
    public static void main(String[] args) {
        try {
            throw new RuntimeException("not reported");
        } finally {
            System.err.println("to stderr");
            System.exit(7);
        }
    }
}
