// java: skip
// status: 1
// stderr: deadlock
/** A thread that waits for its own end. */
public class DeadlockJoinSelf {
    public static void main(String[] args) throws InterruptedException {
        // expect: joining myself
        System.out.println("joining myself");
        Thread.currentThread().join();
    }
}
