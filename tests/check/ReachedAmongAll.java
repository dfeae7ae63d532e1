// verdict: assertion
/** Another thread finds the main thread among all threads, and changes it. */
public class ReachedAmongAll {
    private static volatile boolean begun;

    private static void changeAll() {
        Thread[] all = new Thread[4];
        int count = Thread.enumerate(all);
        for (int i = 0; i < count; i++) {
            all[i].setPriority(Thread.MAX_PRIORITY);
        }
    }

    public static void main(String[] arguments) {
        new Thread(ReachedAmongAll::changeAll).start();
        begun = true;
        int first = Thread.currentThread().getPriority();
        assert first == Thread.currentThread().getPriority() : "changed";
    }
}
