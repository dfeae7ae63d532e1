import clew.Verify;

/** One thread makes an array of one length or another, at the same place; the other asks for its length alone. */
public class Lengths {
    static volatile int[] made;
    static volatile int seen, turns;

    public static void main(String[] arguments) throws InterruptedException {
        Thread reader = new Thread(() -> {
            int[] array = made;
            turns++;
            if (array != null)
                seen = array.length;
            turns++;
        });
        int length = Verify.random(2);
        reader.start();
        made = new int[length];
        turns++;
        reader.join();
        assert seen == 0 || seen == length;
    }
}
