/** Asking for the interrupt status is a visible operation, and so is setting it. */
public class InterruptedWhen {
    static int x;

    public static void main(String[] args) throws Exception {
        String[] seen = new String[1];
        Thread asker = new Thread(() -> {
            int before = x;
            boolean interrupted = Thread.interrupted();
            seen[0] = before + " " + interrupted + " " + x;
        });
        asker.start();
        x = 1;
        asker.interrupt();
        x = 2;
        asker.join();
        System.out.println(seen[0]);
    }
}
