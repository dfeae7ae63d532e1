/** StackOverflowError is caught, finally blocks run, and the program goes on; more than once. */
public class StackOverflow {
    static int depth;

    static void down() {
        depth++;
        down();
    }

    static long withArguments(long a, double b, Object c, int d) {
        return withArguments(a + 1, b * 2, c, d ^ 1) + 1;
    }

    class Node { Node next = new Node(); }

    static class Loop {
        Loop other;
        public String toString() { return "(" + other + ")"; }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            depth = 0;
            try {
                down();
            } catch (StackOverflowError e) {
                System.out.println("caught " + e.getMessage() + " " + (depth > 500) + " " + e.getStackTrace()[0].getMethodName());
            }
        }
        try {
            withArguments(1, 2, "c", 4);
        } catch (Throwable t) {
            System.out.println(t);
        }
        try {
            new StackOverflow().new Node();
        } catch (Error e) {
            System.out.println(e.getClass().getSuperclass().getName());
        }
        Loop l = new Loop();
        l.other = l;
        try {
            l.toString();
        } catch (StackOverflowError e) {
            System.out.println("toString too");
        }
        System.out.println("still here");
    }
}
