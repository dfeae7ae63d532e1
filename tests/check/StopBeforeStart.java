// verdict: none
// notes: stop
/** Who is stopped before it is started ends at once, without a run. */
public class StopBeforeStart {
    private static volatile boolean ran;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> ran = true);
        Thread other = new Thread(thread::stop);
        other.start();
        other.join();
        assert thread.getState() == Thread.State.NEW && !thread.isAlive();
        thread.start();
        thread.join();
        assert thread.getState() == Thread.State.TERMINATED && !ran;
        try {
            thread.start();
            assert false : "started twice";
        } catch (IllegalThreadStateException e) {
            thread.stop();
        }
    }
}
