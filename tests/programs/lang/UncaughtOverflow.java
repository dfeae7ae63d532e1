/** An uncaught StackOverflowError ends the program with status 1. */
public class UncaughtOverflow {
    static int f(int n) { return f(n + 1) + 1; }

    public static void main(String[] args) {
        System.out.println("going down");
        System.out.println(f(0));
    }
}
