/** A negative exit status, from a nested call in another class. */
public class ExitNegative {
    static class Deep {
        static int leave(int n) {
            if (n == 0) Runtime.getRuntime().exit(-3);
            return leave(n - 1);
        }
    }

    public static void main(String[] args) {
        System.out.print("no newline");
        Deep.leave(10);
    }
}
