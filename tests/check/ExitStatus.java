// verdict: none
// notes: exit-status
// with --property exit: exit
// with --property deadlock,exit: exit

/** Ends itself with a status that depends on the schedule. */
public class ExitStatus {
    private static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        System.exit(2 - count);
    }
}
