import clew.Verify;

/** A state that is left out on one path is searched on another. */
public class IgnoredOrNot {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> x = 1);
        writer.start();
        boolean early = x == 0;
        writer.join();
        if (Verify.randomBool()) {
            Verify.ignoreIf(early);
        }
        System.out.println(early ? "early" : "late");
    }
}
