// verdict: assertion
/** Others may come before all threads are asked for. */
public class BeforeEnumerate {
    private static volatile boolean wanted;

    public static void main(String[] arguments) {
        new Thread(() -> {
            if (wanted) {
                new Thread(() -> wanted = false).start();
            }
        }).start();
        wanted = true;
        assert Thread.activeCount() < 3 : "three threads";
    }
}
