import clew.Verify;

/** Atomic sections stay whole when they are too long for one step. */
public class LongSections {
    static volatile int count, copy;

    static void add() {
        Verify.beginAtomic();
        copy = count + 1;
        for (int i = 0; i < 300_000; i++)
            ;
        count = copy;
        Verify.endAtomic();
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(LongSections::add);
        other.start();
        add();
        other.join();
        assert count == 2;
    }
}
