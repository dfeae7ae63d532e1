// verdict: none
// notes: spurious-wakeups
/** While a thread is suspended it does nothing, whatever it was doing; suspending twice is as once. */
public class SuspendedAndResumed {
    private static volatile int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            try {
                count++;
                Thread.sleep(10);
                count++;
                synchronized (SuspendedAndResumed.class) {
                    SuspendedAndResumed.class.wait(10);
                }
                count++;
            } catch (InterruptedException e) {
                count++;
            }
        });
        Thread other = new Thread(thread::interrupt);
        thread.start();
        other.start();
        thread.suspend();
        thread.suspend();
        int before = count;
        Thread.sleep(100);
        assert count == before : "went on";
        thread.resume();
        thread.join();
        other.join();
        thread.suspend();
        thread.resume();
    }
}
