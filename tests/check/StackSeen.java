// verdict: assertion
/** Who asks for the stack of a thread sees it at accesses that nobody else makes. */
public class StackSeen {
    private static volatile boolean begun;
    private static int value;

    private static void write() {
        value = 1;
    }

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            begun = true;
            write();
        });
        thread.start();
        StackTraceElement[] stack = thread.getStackTrace();
        assert stack.length == 0 || !stack[0].getMethodName().equals("write") : "in the middle";
    }
}
