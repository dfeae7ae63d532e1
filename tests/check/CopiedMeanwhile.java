// verdict: assertion
/** Natives read and write elements, too. */
public class CopiedMeanwhile {
    private static final int[] from = new int[2], to = new int[2];

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            from[0] = 1;
            from[1] = 1;
        });
        thread.start();
        System.arraycopy(from, 0, to, 0, 2);
        thread.join();
        assert to[0] == to[1] : "copied between the writes";
    }
}
