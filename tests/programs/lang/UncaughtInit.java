// compare: stderr
/** The main class's initialiser fails: its error is reported, main does not run. */
public class UncaughtInit {
    static int[] data = new int[2];
    static int x = data[2];

    public static void main(String[] args) {
        System.out.println("never");
    }
}
