// verdict: none
// with --property stuck: none
/** A thread waits for what never comes, but every way leads to the program's exit, or to what is not to be looked at. */
public class ExitSaves {
    public static void main(String[] arguments) {
        new Thread(() -> {
            Object lock = new Object();
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        }).start();
        gov.nasa.jpf.vm.Verify.ignoreIf(gov.nasa.jpf.vm.Verify.getBoolean());
        System.exit(0);
    }
}
