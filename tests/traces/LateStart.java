/** A thread is started in the midst of the schedule: its monitor, which start() takes for a moment, is held by nobody after that. */
public class LateStart {
    private static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread early = new Thread(() -> count++), late = new Thread(() -> count++);
        early.start();
        count++;
        late.start();
        early.join();
        late.join();
        assert count == 3;
    }
}
