// verdict: assertion
import clew.Verify;

/** Others may come right after an atomic section, also after one that had to wait inside. */
public class AfterBlockedSection {
    private static final Object lock = new Object();
    private static boolean arrived, inside, seen;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            Verify.beginAtomic();
            arrived = true;
            synchronized (lock) {
                inside = true;
            }
            Verify.endAtomic();
            assert !seen : "seen right after the section";
        });
        synchronized (lock) {
            thread.start();
            Verify.ignoreIf(!arrived);
        }
        if (inside) {
            seen = true;
        }
    }
}
