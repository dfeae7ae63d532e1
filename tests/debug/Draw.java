import clew.Verify;

/** What is drawn is put into a box that nobody holds in the end. */
public class Draw {
    static final class Box {
        int value;
    }

    static int seen;

    public static void main(String[] arguments) throws InterruptedException {
        int drawn = Verify.getInt(10, 12);
        Box box = new Box();
        Thread other = new Thread(() -> box.value = drawn, "other");
        other.start();
        seen = box.value;
        other.join();
        assert seen != 11 : "seen is " + seen;
    }
}
