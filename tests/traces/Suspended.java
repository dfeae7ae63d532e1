/** A suspended thread keeps its monitor; the report says why it does not go on. */
public class Suspended {
    private static int value;

    static synchronized void change() {
        value++;
    }

    public static void main(String[] arguments) {
        Thread thread = new Thread(Suspended::change);
        thread.start();
        thread.suspend();
        change();
        thread.resume();
    }
}
