import clew.Verify;

/** An atomic section keeps the thread from running that would end it. */
public class AtomicLoop {
    static volatile boolean flag;

    public static void main(String[] arguments) {
        new Thread(() -> flag = true).start();
        Verify.beginAtomic();
        while (!flag)
            Thread.onSpinWait();
        Verify.endAtomic();
    }
}
